import type { Descendant } from 'slate';
import type { Block, ContainerType, TextBlockType } from './document';
import { emptyDocument, isContainer, isTextBlock } from './document';
import type { HtmlElement, HtmlNode } from './htmlTree';
import { isElement, parseHtml } from './htmlTree';
import type { Wrapping } from './readInlines';
import { hasWords, readInlines, unwrapped, wrap } from './readInlines';
import { writeAnew, writeBlocks } from './writeHtml';

const textElements = ['p', 'h2', 'h3'] as const;
const containerElements = ['ul', 'ol', 'li', 'blockquote'] as const;

const textElement = (name: string): (typeof textElements)[number] | undefined =>
  textElements.find((each) => each === name);

const containerElement = (name: string): (typeof containerElements)[number] | undefined =>
  containerElements.find((each) => each === name);

/** Where blocks are read. */
interface Place {
  readonly html: string;
  readonly wrapping: Wrapping;
  /** What words become that stand in no block of their own. */
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

const readContainer = (type: ContainerType, element: HtmlElement, place: Place): Block => {
  const isList = type === 'ul' || type === 'ol';
  const inside: Place = { ...place, bare: 'line', isList, isGroup: false };
  const children = readBlocks(element.children, inside, [
    element.children[0]?.start ?? element.contentEnd,
    element.contentEnd,
  ]);
  if (isList && children.length === 0) return { type, children: [container('li', [], 'line')] };
  return container(type, children, 'line');
};

/** An element that holds blocks and cannot: they are kept together, and what it says of them goes to each. */
const readGroup = (element: HtmlElement, place: Place): Block => {
  const bare = textElement(element.name) ?? 'p';
  const wrapping = wrap(place.wrapping, element);
  const inside = { ...place, wrapping, bare, isList: false, isGroup: true };
  const span = [element.children[0]?.start ?? element.contentEnd, element.contentEnd] as const;
  return container('group', readBlocks(element.children, inside, span), bare);
};

const readBlock = (element: HtmlElement, place: Place): Block => {
  const type = containerElement(element.name);
  if (type && (type !== 'li' || place.isList)) return readContainer(type, element, place);
  const text = textElement(element.name);
  if (text && !holdsBlocks(element)) {
    return { type: text, children: readInlines(element.children, place.wrapping) };
  }
  return readGroup(element, place);
};

const asItem = (block: Block): Block => (block.type === 'li' ? block : { type: 'li', children: [block] });

interface Piece {
  readonly block: Block;
  readonly end: number;
  readonly isBare: boolean;
}

const piecesOf = (nodes: readonly HtmlNode[], place: Place): Piece[] => {
  const pieces: Piece[] = [];
  let run: HtmlNode[] = [];
  const flush = (): void => {
    const end = run.at(-1)?.end ?? 0;
    if (hasWords(run)) {
      const block: Block = { type: place.bare, children: readInlines(run, place.wrapping) };
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
    pieces.push({ block: readBlock(node, place), end: node.end, isBare: false });
  }
  flush();
  return pieces;
};

/**
 * Reads blocks, each with the part of the source that it came from: together these parts are the whole of it. What an
 * element around says of them would be lost if they were written alone: those have none.
 */
const readBlocks = (
  nodes: readonly HtmlNode[],
  place: Place,
  [start, end]: readonly [number, number],
): Block[] => {
  const pieces = piecesOf(nodes, place);
  const isWrapped = place.wrapping.href !== undefined || Object.keys(place.wrapping.marks).length > 0;
  return pieces.map((piece, index) => {
    const block = place.isList ? asItem(piece.block) : piece.block;
    if (isWrapped || (piece.isBare && place.isGroup)) return block;
    const from = index === 0 ? start : (pieces[index - 1]?.end ?? start);
    const to = index === pieces.length - 1 ? end : piece.end;
    const { isBare } = piece;
    return { ...block, origin: { html: place.html.slice(from, to), written: writeAnew(block), isBare } };
  });
};

/**
 * Reads rich text into what the editor holds. Whatever the HTML is, `writeRichText` of the result is that HTML again, to the
 * letter, and stays it for each block that is not changed.
 */
export const parseRichText = (html: string): Block[] => {
  const root = parseHtml(html);
  const place: Place = { html, wrapping: unwrapped, bare: 'p', isList: false, isGroup: false };
  const blocks = readBlocks(root.children, place, [0, html.length]);
  if (blocks.length > 0) return blocks;
  const blank = emptyDocument();
  if (html === '') return blank;
  return blank.map((block) => ({ ...block, origin: { html, written: writeAnew(block), isBare: true } }));
};

const isBlock = (node: Descendant): node is Block => isTextBlock(node) || isContainer(node);

/** Writes what the editor holds as HTML of the allowed formatting (model/richText). A text without a word is ''. */
export const writeRichText = (nodes: readonly Descendant[]): string => writeBlocks(nodes.filter(isBlock));
