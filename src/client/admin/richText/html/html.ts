import type { Descendant } from 'slate';
import type { Block, ContainerType, TextBlockType } from '../document';
import { emptyDocument, isContainer, isTextBlock } from '../document';
import { elementName, isElement } from '../elements';
import type { InlineFormat } from './parseInlines';
import { hasVisibleContent, parseInlines, noInlineFormat, addInlineFormat } from './parseInlines';
import { escapeHtml, serializeBlock, serializeBlocks, serializeDocument } from './writeHtml';

const textElements = ['p', 'h2', 'h3'] as const;
const containerElements = ['ul', 'ol', 'li', 'blockquote'] as const;

const textElement = (name: string): (typeof textElements)[number] | undefined =>
  textElements.find((each) => each === name);

const containerElement = (name: string): (typeof containerElements)[number] | undefined =>
  containerElements.find((each) => each === name);

/** The context that blocks are read in. */
interface ReadContext {
  readonly wrapping: InlineFormat;
  /** The block type for text that stands in no block element. */
  readonly textType: TextBlockType;
  readonly isList: boolean;
  readonly isGroup: boolean;
}

const noContext: ReadContext = { wrapping: noInlineFormat, textType: 'p', isList: false, isGroup: false };

const isBlockElement = (element: Element): boolean => {
  const name = elementName(element);
  return (textElement(name) ?? containerElement(name)) !== undefined;
};

const holdsBlocks = (element: Element): boolean =>
  [...element.getElementsByTagName('*')].some(isBlockElement);

const container = (type: ContainerType, children: Block[], textType: TextBlockType): Block => ({
  type,
  children: children.length > 0 ? children : [{ type: textType, children: [{ text: '' }] }],
});

const readContainer = (type: ContainerType, element: Element, context: ReadContext): Block => {
  const isList = type === 'ul' || type === 'ol';
  const children = readBlocks(element.childNodes, { ...context, textType: 'line', isList, isGroup: false });
  if (isList && children.length === 0) return { type, children: [container('li', [], 'line')] };
  return container(type, children, 'line');
};

/** Reads an element that holds blocks but may not: its blocks become a group, and each gets its marks and link. */
const readGroup = (element: Element, context: ReadContext): Block => {
  const textType = textElement(elementName(element)) ?? 'p';
  const wrapping = addInlineFormat(context.wrapping, element);
  const children = readBlocks(element.childNodes, { wrapping, textType, isList: false, isGroup: true });
  return container('group', children, textType);
};

const readBlock = (element: Element, context: ReadContext): Block => {
  const type = containerElement(elementName(element));
  if (type && (type !== 'li' || context.isList)) return readContainer(type, element, context);
  const text = textElement(elementName(element));
  if (text && !holdsBlocks(element)) {
    return { type: text, children: parseInlines([...element.childNodes], context.wrapping) };
  }
  return readGroup(element, context);
};

const toListItem = (block: Block): Block => (block.type === 'li' ? block : { type: 'li', children: [block] });

interface Piece {
  readonly block: Block;
  /** How many of the nodes belong to this piece and to those before it. */
  readonly end: number;
  readonly isUnwrapped: boolean;
}

const piecesOf = (nodes: readonly Node[], context: ReadContext): Piece[] => {
  const pieces: Piece[] = [];
  let run: Node[] = [];
  const flush = (end: number): void => {
    if (hasVisibleContent(run)) {
      const block: Block = { type: context.textType, children: parseInlines(run, context.wrapping) };
      pieces.push({ block, end, isUnwrapped: true });
    }
    run = [];
  };
  for (const [index, node] of nodes.entries()) {
    if (isElement(node) && (isBlockElement(node) || holdsBlocks(node))) {
      flush(index);
      pieces.push({ block: readBlock(node, context), end: index + 1, isUnwrapped: false });
    } else run.push(node);
  }
  flush(nodes.length);
  return pieces;
};

/** The source of nodes, with no-break spaces as the server writes them. */
const sourceOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (isElement(node) ? node.outerHTML : escapeHtml(node.textContent ?? '')))
    .join('')
    .replaceAll('&nbsp;', '\u00a0');

/**
 * Reads blocks, each with its part of the source. Blocks inside a mark or a link have no origin: their source alone would
 * lose that mark or link.
 */
const readBlocks = (childNodes: Iterable<Node>, context: ReadContext): Block[] => {
  const nodes = [...childNodes].filter((node) => node.nodeType !== Node.COMMENT_NODE);
  const pieces = piecesOf(nodes, context);
  const isWrapped = context.wrapping.href !== undefined || Object.keys(context.wrapping.marks).length > 0;
  return pieces.map(({ block: read, end, isUnwrapped }, index) => {
    const block = context.isList ? toListItem(read) : read;
    if (isWrapped || (isUnwrapped && context.isGroup)) return block;
    const isLast = index === pieces.length - 1;
    const source = nodes.slice(pieces[index - 1]?.end ?? 0, isLast ? nodes.length : end);
    return { ...block, origin: { html: sourceOf(source), written: serializeBlock(block), isUnwrapped } };
  });
};

/**
 * Reads rich text into the document of the editor. For any HTML, `serializeRichText` of the result returns the same HTML
 * to the letter. After a change, each unchanged block keeps its HTML.
 */
export function parseRichText(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const read = readBlocks(body.childNodes, noContext);
  const [first, ...others] = read.length > 0 ? read : emptyDocument();
  if (!first) return read;
  return [{ ...first, source: { html, written: serializeBlocks([first, ...others]) } }, ...others];
}

const isBlock = (node: Descendant): node is Block => isTextBlock(node) || isContainer(node);

/** Writes the document as HTML of the allowed formatting (model/text/richText). A document without text is ''. */
export function serializeRichText(nodes: readonly Descendant[]): string {
  return serializeDocument(nodes.filter(isBlock));
}
