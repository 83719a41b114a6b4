import { isSafeLink, richTextBlocks } from '../../../../model/text/richText';
import { elementName } from '../elements';
import { parseRichText } from '../html/html';
import type { PasteLoss } from './pasteLosses';
import { lossesOf } from './pasteLosses';
import { cellsOf, isLine, joinCells } from './pastedTables';
import { joinLists, nestLooseLists, nestWordLists } from './wordLists';
import { escapeAttribute, escapeHtml, serializeBlocks } from '../html/writeHtml';

/**
 * Converts the clipboard HTML of word processors and web pages to the formatting that a rich text may have. Text that
 * looks bold, italic or underlined gets the mark, lists stay lists, rows of tables become lines, and all other formatting
 * is dropped.
 */

const droppedElements = new Set(
  'head,iframe,img,link,meta,noscript,object,script,select,style,svg,template,textarea,title,xml'.split(','),
);

/** Elements shown as blocks: `richTextBlocks` stay as they are, the others become paragraphs. */
const blockNames = new Set<string>([
  ...richTextBlocks,
  ...'article,dd,dl,dt,figure,footer,header,main,pre,section,table,td,th,tr'.split(','),
]);

/** The formatting of the text at a place. */
interface Look {
  readonly strong: boolean;
  readonly em: boolean;
  readonly u: boolean;
  /** Headings are bold and links are underlined anyway, so text in them does not get that mark. */
  readonly isHeading: boolean;
  readonly isLink: boolean;
  /** A cell of a row that becomes a line has no blocks and no line breaks. */
  readonly isInLine: boolean;
}

const plainLook: Look = {
  strong: false,
  em: false,
  u: false,
  isHeading: false,
  isLink: false,
  isInLine: false,
};

/** The formatting inside an element, by its style or else by its name: a style can cancel the effect of the name. */
const lookIn = (element: HTMLElement, name: string, outerLook: Look): Look => {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  const decoration = textDecorationLine || textDecoration;
  return {
    strong: fontWeight ? /^(?:bold|bolder|[6-9]00)$/.test(fontWeight) : outerLook.strong || name === 'strong',
    em: fontStyle ? /^(?:italic|oblique)/.test(fontStyle) : outerLook.em || name === 'em',
    u: decoration.includes('underline') || outerLook.u || name === 'u',
    isHeading: outerLook.isHeading || name === 'h2' || name === 'h3',
    isLink: outerLook.isLink || name === 'a',
    isInLine: outerLook.isInLine,
  };
};

const inElements = (names: readonly string[], html: string): string =>
  names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, html);

const cleanText = (text: string, { strong, em, u, isHeading, isLink }: Look): string => {
  if (text.trim() === '') return text;
  const names = [strong && !isHeading ? 'strong' : '', em ? 'em' : '', u && !isLink ? 'u' : ''];
  return inElements(names.filter(Boolean), escapeHtml(text));
};

const holdsBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some((inner) => blockNames.has(elementName(inner)));

/** The block element to write: the same name, a paragraph, or undefined for an element that only contains blocks. */
const blockOf = (element: Element, name: string): string | undefined => {
  if (name !== 'p' && richTextBlocks.some((each) => each === name)) return name;
  return blockNames.has(name) && !holdsBlocks(element) ? 'p' : undefined;
};

const cleanRow = (row: HTMLElement, look: Look): string => {
  const cells = cellsOf(row).map((cell) =>
    cleanNodes(cell.childNodes, { ...lookIn(cell, elementName(cell), look), isInLine: true }),
  );
  return inElements(['p'], joinCells(cells));
};

const cleanElement = (element: HTMLElement, outerLook: Look): string => {
  const name = elementName(element);
  if (droppedElements.has(name)) return '';
  if (name === 'br') return outerLook.isInLine ? ' ' : '<br>';
  const look = lookIn(element, name, outerLook);
  if (name === 'tr' && isLine(element)) return cleanRow(element, look);
  const inner = cleanNodes(element.childNodes, look);
  if (name === 'a') {
    const href = element.getAttribute('href') ?? '';
    const isLink = href !== '' && !href.startsWith('#') && isSafeLink(href);
    return isLink ? `<a href="${escapeAttribute(href)}">${inner}</a>` : inner;
  }
  const block = blockOf(element, name);
  if (block === undefined) return inner;
  return look.isInLine ? ` ${inner} ` : inElements([block], inner);
};

const cleanNodes = (nodes: NodeListOf<ChildNode>, look: Look): string =>
  [...nodes]
    .map((node) => {
      if (node instanceof HTMLElement) return cleanElement(node, look);
      return node.nodeType === Node.TEXT_NODE ? cleanText(node.textContent ?? '', look) : '';
    })
    .join('');

/** Word processors use empty paragraphs for spacing. */
const emptyParagraphs = /<p>(?:\s|\u00a0|<br>)*<\/p>/g;

/** Pasted content as the editor would write it, and the kinds of content that are lost. */
interface Pasted {
  readonly html: string;
  readonly lost: readonly PasteLoss[];
}

/** Cleans the HTML of the clipboard. */
export function cleanPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  nestWordLists(body);
  nestLooseLists(body);
  const lost = lossesOf(body);
  const cleaned = joinLists(cleanNodes(body.childNodes, plainLook)).replace(emptyParagraphs, '');
  if (cleaned === '') return { html: '', lost };
  return { html: serializeBlocks(parseRichText(cleaned)).replace(emptyParagraphs, ''), lost };
}
