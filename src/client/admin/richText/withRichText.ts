import type { NodeEntry } from 'slate';
import { Editor, Element, Node, Text, Transforms } from 'slate';
import type { Block } from './document';
import { emptyDocument, isContainer, isLink, isList, isListItem, isQuote, isTextBlock } from './document';

const mayHoldLines = (node: Node): boolean => isListItem(node) || isQuote(node);

/** Fixes one problem of a container. Returns whether there was one. */
const fixContainer = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!isContainer(node)) return false;
  for (const [index, child] of node.children.entries()) {
    const childPath = [...path, index];
    if (Text.isText(child) || isLink(child)) {
      const wrapper: Block = { type: mayHoldLines(node) ? 'line' : 'p', children: [] };
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

/** Unwraps an item outside of a list. Turns a line outside of an item or a quote into a paragraph. Removes empty links. */
const fixParent = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!Element.isElement(node) || path.length === 0) return false;
  const parent = Node.parent(editor, path);
  if (isListItem(node) && !isList(parent)) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  if (node.type === 'line' && !mayHoldLines(parent)) {
    Transforms.setNodes(editor, { type: 'p' }, { at: path });
    return true;
  }
  if (isLink(node) && Node.string(node) === '') {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  return false;
};

/** A text block may contain only text and links. */
const fixLine = (editor: Editor, [node, path]: NodeEntry): boolean => {
  if (!isTextBlock(node)) return false;
  const index = node.children.findIndex((child) => isTextBlock(child) || isContainer(child));
  if (index === -1) return false;
  Transforms.unwrapNodes(editor, { at: [...path, index] });
  return true;
};

/** The document always has a paragraph to type in. */
const fixDocument = (editor: Editor, [node]: NodeEntry): boolean => {
  if (!Editor.isEditor(node) || node.children.length > 0) return false;
  Transforms.insertNodes(editor, emptyDocument(), { at: [0] });
  return true;
};

/** Adds the rules of a rich text: which elements may stand where. Documents read from HTML already follow them. */
export function withRichText<Base extends Editor>(editor: Base): Base {
  const { isInline, normalizeNode } = editor;
  editor.isInline = (element) => isLink(element) || isInline(element);
  editor.normalizeNode = (entry, options) => {
    const isFixed = [fixDocument, fixParent, fixContainer, fixLine].some((fix) => fix(editor, entry));
    if (!isFixed) normalizeNode(entry, options);
  };
  return editor;
}
