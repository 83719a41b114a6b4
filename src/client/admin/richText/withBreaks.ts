import { Editor, Node, Path, Range, Transforms } from 'slate';
import { liftItems } from './commands';
import { isListItem, isQuote, isTextBlock } from './document';

const isEmpty = (node: Node): boolean => Node.string(node) === '';

/** Handles Enter at a collapsed selection in lists, quotes and headings. Returns false for the default behaviour. */
const handleEnter = (editor: Editor): boolean => {
  const [block] = Editor.nodes(editor, { match: isTextBlock, mode: 'lowest' });
  if (!block) return false;
  const [node, path] = block;
  const [item] = Editor.nodes(editor, { match: isListItem, mode: 'lowest' });
  if (item) {
    if (isEmpty(item[0])) liftItems(editor);
    else Transforms.splitNodes(editor, { match: isListItem, mode: 'lowest', always: true });
    return true;
  }
  const parent = path.length > 1 ? Node.parent(editor, path) : undefined;
  if (parent && isQuote(parent) && isEmpty(node)) {
    Transforms.unwrapNodes(editor, { match: isQuote, mode: 'lowest', split: true });
    return true;
  }
  if (!isTextBlock(node) || (node.type !== 'h2' && node.type !== 'h3')) return false;
  const isAtEnd = editor.selection !== null && Editor.isEnd(editor, editor.selection.anchor, path);
  if (!isAtEnd) return false;
  Transforms.splitNodes(editor, { always: true });
  Transforms.setNodes(editor, { type: 'p' }, { match: isTextBlock });
  return true;
};

/** Handles Backspace at the start of a block: removes the heading, item or quote. Returns false for the default. */
const handleBackspace = (editor: Editor): boolean => {
  const { selection } = editor;
  const [block] = Editor.nodes(editor, { match: isTextBlock, mode: 'lowest' });
  if (!selection || !block || !Editor.isStart(editor, selection.anchor, block[1])) return false;
  const [node, path] = block;
  const parent = path.length > 1 ? Node.parent(editor, path) : undefined;
  if (isTextBlock(node) && (node.type === 'h2' || node.type === 'h3')) {
    Transforms.setNodes(editor, { type: parent && isListItem(parent) ? 'line' : 'p' }, { at: path });
    return true;
  }
  if (!parent || path.at(-1) !== 0) return false;
  if (isListItem(parent)) {
    liftItems(editor);
    return true;
  }
  if (isQuote(parent)) {
    Transforms.unwrapNodes(editor, { at: Path.parent(path), split: true, match: isQuote });
    return true;
  }
  return false;
};

/** Adds the behaviour of Enter and Backspace in lists, quotes and headings. */
export function withBreaks<Base extends Editor>(editor: Base): Base {
  const { insertBreak, deleteBackward } = editor;
  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    if (!handleEnter(editor)) insertBreak();
  };
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.deleteBackward = (unit) => {
    const isCollapsed = editor.selection !== null && Range.isCollapsed(editor.selection);
    if (!isCollapsed || !handleBackspace(editor)) deleteBackward(unit);
  };
  return editor;
}
