import type { NodeEntry } from 'slate';
import { Editor, Element, Node, Text, Transforms } from 'slate';
import type { Block } from './document';
import { emptyDocument, isContainer, isLink, isList, isListItem, isQuote, isTextBlock } from './document';

const takesLines = (node: Node): boolean => isListItem(node) || isQuote(node);

/** Mends one thing about a container; true where there was something to mend. */
const mendContainer = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!isContainer(node)) return false;
  for (const [index, child] of node.children.entries()) {
    const childPath = [...path, index];
    if (Text.isText(child) || isLink(child)) {
      const wrapper: Block = { type: takesLines(node) ? 'line' : 'p', children: [] };
      if (isList(node) && Node.string(child) === '') Transforms.removeNodes(editor, { at: path });
      else Transforms.wrapNodes(editor, wrapper, { at: childPath });
      return true;
    }
    if (isList(node) && !isListItem(child)) {
      Transforms.wrapNodes(editor, { type: 'li', children: [] }, { at: childPath });
      return true;
    }
  }
  return false;
};

/** An item outside of a list, and a line outside of an item or a quote, are paragraphs like others. */
const mendPlace = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!Element.isElement(node) || path.length === 0) return false;
  const parent = Node.parent(editor, path);
  if (isListItem(node) && !isList(parent)) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  if (node.type === 'line' && !takesLines(parent)) {
    Transforms.setNodes(editor, { type: 'p' }, { at: path });
    return true;
  }
  if (isLink(node) && Node.string(node) === '') {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  return false;
};

/** Nothing but words and links stands in a line. */
const mendLine = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!isTextBlock(node)) return false;
  const index = node.children.findIndex((child) => isTextBlock(child) || isContainer(child));
  if (index === -1) return false;
  Transforms.unwrapNodes(editor, { at: [...path, index] });
  return true;
};

/** There is always a paragraph to type in. */
const mendDocument = (editor: Editor, [node]: NodeEntry): boolean => {
  if (!Editor.isEditor(node) || node.children.length > 0) return false;
  Transforms.insertNodes(editor, emptyDocument(), { at: [0] });
  return true;
};

/** Gives an editor the rules of a rich text: which elements stand where. What was read from HTML keeps to them. */
export const withRichText = <Given extends Editor>(editor: Given): Given => {
  const { isInline, normalizeNode } = editor;
  editor.isInline = (element) => isLink(element) || isInline(element);
  editor.normalizeNode = (entry, options) => {
    const isMended = [mendDocument, mendPlace, mendContainer, mendLine].some((mend) => mend(editor, entry));
    if (!isMended) normalizeNode(entry, options);
  };
  return editor;
};
