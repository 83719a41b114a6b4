import type { Node, NodeEntry } from 'slate';
import { Editor, Path, Range, Transforms } from 'slate';
import type { ListType, Mark, TextBlockType } from './document';
import { isLink, isList, isListItem, isQuote, isTextBlock } from './document';

/** The commands of the toolbar and the keyboard. */

/** The lowest node around or in the selection that `match` accepts. */
const closestMatch = (editor: Editor, match: (node: Node) => boolean): NodeEntry | undefined => {
  const { selection } = editor;
  if (!selection) return undefined;
  const [entry] = Editor.nodes(editor, { at: Editor.unhangRange(editor, selection), match, mode: 'lowest' });
  return entry;
};

export function hasMark(editor: Editor, mark: Mark): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

const isOfType = (type: string) => (node: Node) => 'type' in node && node.type === type;

export function isIn(editor: Editor, type: TextBlockType | ListType | 'blockquote'): boolean {
  return closestMatch(editor, isOfType(type)) !== undefined;
}

/** Text in a list item or a quote is a line, elsewhere a paragraph. */
const plainType = (editor: Editor, path: Path): TextBlockType => {
  const parent = path.length > 1 ? Editor.node(editor, Path.parent(path))[0] : undefined;
  return parent && (isListItem(parent) || isQuote(parent)) ? 'line' : 'p';
};

export function toggleHeading(editor: Editor, type: 'h2' | 'h3'): void {
  const entry = closestMatch(editor, isTextBlock);
  const next = entry && isIn(editor, type) ? plainType(editor, entry[1]) : type;
  Transforms.setNodes(editor, { type: next }, { match: isTextBlock });
}

const leaveList = (editor: Editor): void => {
  Transforms.unwrapNodes(editor, { match: isListItem, mode: 'lowest', split: true });
  Transforms.unwrapNodes(editor, { match: isList, mode: 'lowest', split: true });
};

/** Moves the selected items out of their list by one level. */
export function liftItems(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isList, mode: 'lowest', split: true });
    const [item] = Editor.nodes(editor, { match: isListItem, mode: 'lowest' });
    const isNested =
      item !== undefined && item[1].length > 1 && isListItem(Editor.node(editor, Path.parent(item[1]))[0]);
    if (isNested) Transforms.liftNodes(editor, { match: isListItem, mode: 'lowest' });
    else Transforms.unwrapNodes(editor, { match: isListItem, mode: 'lowest' });
  });
}

/** Merges a list with a list of the same type right before or after it. */
const joinNeighbours = (editor: Editor): void => {
  const list = closestMatch(editor, isList);
  if (!list) return;
  const [node, path] = list;
  const at = Editor.pathRef(editor, path);
  const next = Editor.next(editor, { at: path });
  if (next && Path.isSibling(next[1], path) && 'type' in node && isOfType(node.type)(next[0])) {
    Transforms.mergeNodes(editor, { at: next[1] });
  }
  const current = at.unref();
  if (!current || !Path.hasPrevious(current)) return;
  const [before] = Editor.node(editor, Path.previous(current));
  if ('type' in node && isOfType(node.type)(before)) Transforms.mergeNodes(editor, { at: current });
};

export function toggleList(editor: Editor, type: ListType): void {
  const isActive = isIn(editor, type);
  Editor.withoutNormalizing(editor, () => {
    if (isActive) {
      leaveList(editor);
    } else if (closestMatch(editor, isList)) {
      Transforms.setNodes(editor, { type }, { match: isList, mode: 'lowest' });
    } else {
      Transforms.setNodes(editor, { type: 'line' }, { match: isTextBlock });
      const lines = [...Editor.nodes(editor, { match: isTextBlock })].map(([, path]) =>
        Editor.pathRef(editor, path),
      );
      Transforms.wrapNodes(editor, { type, children: [] }, { match: isTextBlock });
      for (const line of lines) {
        const at = line.unref();
        if (at) Transforms.wrapNodes(editor, { type: 'li', children: [] }, { at });
      }
    }
  });
  if (!isActive) joinNeighbours(editor);
}

export function toggleQuote(editor: Editor): void {
  if (isIn(editor, 'blockquote')) {
    Transforms.unwrapNodes(editor, { match: isQuote, mode: 'lowest', split: true });
  } else {
    Transforms.wrapNodes(
      editor,
      { type: 'blockquote', children: [] },
      { match: (_, path) => path.length === 1 },
    );
  }
}

/** The target of the link at the selection. */
export function linkAt(editor: Editor): string | undefined {
  const [link] = closestMatch(editor, isLink) ?? [];
  return link && isLink(link) ? link.href : undefined;
}

export function removeLink(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** Links the selected text. Inside a link, changes its target. With nothing selected, inserts the address as a link. */
export function setLink(editor: Editor, href: string): void {
  const { selection } = editor;
  if (!selection) return;
  if (Range.isCollapsed(selection)) {
    if (closestMatch(editor, isLink)) Transforms.setNodes(editor, { href }, { match: isLink });
    else {
      const label = href.replace(/^(?:mailto|tel):/i, '');
      Transforms.insertNodes(editor, { type: 'a', href, children: [{ text: label }] });
      Transforms.move(editor, { unit: 'offset' });
    }
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    removeLink(editor);
    Transforms.wrapNodes(editor, { type: 'a', href, children: [] }, { split: true });
  });
}
