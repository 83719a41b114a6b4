import { Editor, Node, Path, Range, Transforms } from 'slate';
import type { Block } from '../document';
import { isTextBlock } from '../document';
import { parseRichText } from '../html/html';
import { cleanPasted } from './paste';
import type { PasteLoss } from './pasteLosses';

const slateFormat = 'application/x-slate-fragment';

/** Inserts blocks between the existing ones. An empty block at the selection is replaced. */
const insertBlocks = (editor: Editor, blocks: Block[]): void => {
  const { selection } = editor;
  const index = selection?.anchor.path[0];
  if (!selection || index === undefined) return;
  const [node] = Editor.node(editor, [index]);
  let at = [index];
  if (Node.string(node) === '') {
    Transforms.removeNodes(editor, { at });
  } else if (isTextBlock(node) && !Editor.isEnd(editor, selection.anchor, at)) {
    const isAtStart = Editor.isStart(editor, selection.anchor, at);
    if (!isAtStart) {
      Transforms.splitNodes(editor, { always: true });
      at = Path.next(at);
    }
  } else at = Path.next(at);
  Transforms.insertNodes(editor, blocks, { at });
  const last = [(at[0] ?? 0) + blocks.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
};

/** Inserts cleaned HTML. */
const insertHtml = (editor: Editor, html: string): void => {
  if (html === '') return;
  const blocks = parseRichText(html);
  const [first, ...others] = blocks;
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  if (first && others.length === 0 && isTextBlock(first) && first.type === 'p') {
    Transforms.insertNodes(editor, first.children, { select: true });
  } else insertBlocks(editor, blocks);
};

const insertPlain = (editor: Editor, text: string): void => {
  for (const [index, line] of text.split(/(?:\r\n|\r|\n)+/).entries()) {
    if (index > 0) editor.insertBreak();
    editor.insertText(line);
  }
};

/**
 * Cleans pasted content: only the allowed formatting stays.
 * @param onPaste called with the kinds of pasted content that are lost, if any
 */
export function withPaste<Base extends Editor>(
  editor: Base,
  onPaste: (lost: readonly PasteLoss[]) => void,
): Base {
  const { insertData } = editor;
  const insert = (data: DataTransfer): readonly PasteLoss[] => {
    const copied = data.getData('text/html');
    if (data.getData(slateFormat) || copied.includes('data-slate-fragment')) insertData(data);
    else if (copied) {
      const { html, lost } = cleanPasted(copied);
      Editor.withoutNormalizing(editor, () => insertHtml(editor, html));
      return lost;
    } else insertPlain(editor, data.getData('text/plain'));
    return [];
  };
  editor.insertData = (data) => onPaste(insert(data));
  return editor;
}
