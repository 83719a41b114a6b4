import type { Descendant } from 'slate';
import type { Block, ContainerType, TextBlockType } from './document';
import { emptyDocument, isContainer, isTextBlock } from './document';
import type { HtmlElement, HtmlNode } from './htmlTree';
import { isElement, parseHtml } from './htmlTree';
import type { InlineFormat } from './parseInlines';
import { hasVisibleContent, parseInlines, noInlineFormat, addInlineFormat } from './parseInlines';
import { serializeBlock, serializeDocument } from './writeHtml';

const textElements = ['p', 'h2', 'h3'] as const;
const containerElements = ['ul', 'ol', 'li', 'blockquote'] as const;

const textElement = (name: string): (typeof textElements)[number] | undefined =>
  textElements.find((each) => each === name);

const containerElement = (name: string): (typeof containerElements)[number] | undefined =>
  containerElements.find((each) => each === name);

/** The context that blocks are read in. */
interface ReadContext {
  readonly html: string;
  readonly wrapping: InlineFormat;
  /** The block type for text that stands in no block element. */
  readonly bare: TextBlockType;
  readonly isList: boolean;
  readonly isGroup: boolean;
}

const isBlockElement = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && (textElement(node.name) ?? containerElement(node.name)) !== undefined;

const holdsBlocks = (node: HtmlNode): boolean =>
  isElement(node) && node.children.some((child) => isBlockElement(child) || holdsBlocks(child));

const container = (type: ContainerType, children: Block[], bare: TextBlockType): Block => ({
  type,
  children: children.length > 0 ? children : [{ type: bare, children: [{ text: '' }] }],
});

const readContainer = (type: ContainerType, element: HtmlElement, context: ReadContext): Block => {
  const isList = type === 'ul' || type === 'ol';
  const innerContext: ReadContext = { ...context, bare: 'line', isList, isGroup: false };
  const children = readBlocks(element.children, innerContext, [
    element.children[0]?.start ?? element.contentEnd,
    element.contentEnd,
  ]);
  if (isList && children.length === 0) return { type, children: [container('li', [], 'line')] };
  return container(type, children, 'line');
};

/** Reads an element that holds blocks but may not: its blocks become a group, and each takes over its marks and link. */
const readGroup = (element: HtmlElement, context: ReadContext): Block => {
  const bare = textElement(element.name) ?? 'p';
  const wrapping = addInlineFormat(context.wrapping, element);
  const innerContext = { ...context, wrapping, bare, isList: false, isGroup: true };
  const span = [element.children[0]?.start ?? element.contentEnd, element.contentEnd] as const;
  return container('group', readBlocks(element.children, innerContext, span), bare);
};

const readBlock = (element: HtmlElement, context: ReadContext): Block => {
  const type = containerElement(element.name);
  if (type && (type !== 'li' || context.isList)) return readContainer(type, element, context);
  const text = textElement(element.name);
  if (text && !holdsBlocks(element)) {
    return { type: text, children: parseInlines(element.children, context.wrapping) };
  }
  return readGroup(element, context);
};

const toListItem = (block: Block): Block => (block.type === 'li' ? block : { type: 'li', children: [block] });

interface Piece {
  readonly block: Block;
  readonly end: number;
  readonly isBare: boolean;
}

const piecesOf = (nodes: readonly HtmlNode[], context: ReadContext): Piece[] => {
  const pieces: Piece[] = [];
  let run: HtmlNode[] = [];
  const flush = (): void => {
    const end = run.at(-1)?.end ?? 0;
    if (hasVisibleContent(run)) {
      const block: Block = { type: context.bare, children: parseInlines(run, context.wrapping) };
      pieces.push({ block, end, isBare: true });
    }
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !(isBlockElement(node) || holdsBlocks(node))) {
      run.push(node);
      continue;
    }
    flush();
    pieces.push({ block: readBlock(node, context), end: node.end, isBare: false });
  }
  flush();
  return pieces;
};

/**
 * Reads blocks, each with its part of the source; together these parts are the whole source. Blocks inside a mark or a
 * link have no origin: their source alone would lose that mark or link.
 */
const readBlocks = (
  nodes: readonly HtmlNode[],
  context: ReadContext,
  [start, end]: readonly [number, number],
): Block[] => {
  const pieces = piecesOf(nodes, context);
  const isWrapped = context.wrapping.href !== undefined || Object.keys(context.wrapping.marks).length > 0;
  return pieces.map((piece, index) => {
    const block = context.isList ? toListItem(piece.block) : piece.block;
    if (isWrapped || (piece.isBare && context.isGroup)) return block;
    const sourceStart = index === 0 ? start : (pieces[index - 1]?.end ?? start);
    const sourceEnd = index === pieces.length - 1 ? end : piece.end;
    const { isBare } = piece;
    return {
      ...block,
      origin: { html: context.html.slice(sourceStart, sourceEnd), written: serializeBlock(block), isBare },
    };
  });
};

/**
 * Reads rich text into the document of the editor. For any HTML, `writeRichText` of the result returns the same HTML to
 * the letter. Each unchanged block keeps its HTML.
 */
export function parseRichText(html: string): Block[] {
  const root = parseHtml(html);
  const context: ReadContext = { html, wrapping: noInlineFormat, bare: 'p', isList: false, isGroup: false };
  const blocks = readBlocks(root.children, context, [0, html.length]);
  if (blocks.length > 0) return blocks;
  const blank = emptyDocument();
  if (html === '') return blank;
  return blank.map((block) => ({ ...block, origin: { html, written: serializeBlock(block), isBare: true } }));
}

const isBlock = (node: Descendant): node is Block => isTextBlock(node) || isContainer(node);

/** Writes the document as HTML of the allowed formatting (model/text/richText). A document without text is ''. */
export function serializeRichText(nodes: readonly Descendant[]): string {
  return serializeDocument(nodes.filter(isBlock));
}
