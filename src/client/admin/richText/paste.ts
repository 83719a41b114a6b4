import { isSafeLink, richTextBlocks, richTextSynonyms } from '../../../model/text/richText';
import { parseRichText } from './html';
import { isListMarker, isListParagraph, isOrdered, joinLists } from './wordLists';
import { writeAllAnew } from './writeHtml';

/**
 * What word processors and web pages put on the clipboard, made into the formatting that a rich text may hold: what looks
 * bold, italic or underlined is, lists are lists, everything else is dropped.
 */

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const dropped = new Set(
  'head,iframe,img,link,meta,noscript,object,script,select,style,svg,template,textarea,title,xml'.split(','),
);

/** What is shown as a block; `richTextBlocks` are kept as such, the others become paragraphs. */
const blockNames = new Set<string>([
  ...richTextBlocks,
  ...'article,dd,dl,dt,figure,footer,header,main,pre,section,table,tr'.split(','),
]);

const nameOf = (element: Element): string => {
  const name = element.tagName.toLowerCase();
  return Object.hasOwn(richTextSynonyms, name) ? (richTextSynonyms[name] ?? name) : name;
};

/** How words look where they stand. */
interface Look {
  readonly strong: boolean;
  readonly em: boolean;
  readonly u: boolean;
  /** Headings are bold by themselves, links underlined. */
  readonly isHeading: boolean;
  readonly isLink: boolean;
}

const plain: Look = { strong: false, em: false, u: false, isHeading: false, isLink: false };

/** What an element makes of it, by its style or else by its name: a style can take back what the name says. */
const lookIn = (element: HTMLElement, name: string, around: Look): Look => {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  const decoration = textDecorationLine || textDecoration;
  return {
    strong: fontWeight ? /^(?:bold|bolder|[6-9]00)$/.test(fontWeight) : around.strong || name === 'strong',
    em: fontStyle ? /^(?:italic|oblique)/.test(fontStyle) : around.em || name === 'em',
    u: decoration.includes('underline') || around.u || name === 'u',
    isHeading: around.isHeading || name === 'h2' || name === 'h3',
    isLink: around.isLink || name === 'a',
  };
};

const inElements = (names: readonly string[], html: string): string =>
  names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, html);

const cleanText = (text: string, { strong, em, u, isHeading, isLink }: Look): string => {
  if (text.trim() === '') return text;
  const names = [strong && !isHeading ? 'strong' : '', em ? 'em' : '', u && !isLink ? 'u' : ''];
  return inElements(names.filter(Boolean), escape(text));
};

const holdsBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some((inner) => blockNames.has(nameOf(inner)));

/** What an element becomes that is a block: its own name, a paragraph, or nothing where it only holds others. */
const blockOf = (element: Element, name: string): string | undefined => {
  if (name !== 'p' && richTextBlocks.some((each) => each === name)) return name;
  return blockNames.has(name) && !holdsBlocks(element) ? 'p' : undefined;
};

const cleanElement = (element: HTMLElement, around: Look): string => {
  const name = nameOf(element);
  if (dropped.has(name) || isListMarker(element)) return '';
  if (name === 'br') return '<br>';
  const inner = cleanNodes(element.childNodes, lookIn(element, name, around));
  if (name === 'a') {
    const href = element.getAttribute('href') ?? '';
    const leads = href !== '' && !href.startsWith('#') && isSafeLink(href);
    return leads ? `<a href="${escape(href)}">${inner}</a>` : inner;
  }
  if (name === 'td' || name === 'th') return `${inner} `;
  if (isListParagraph(element)) return inElements([isOrdered(element) ? 'ol' : 'ul', 'li'], inner);
  const block = blockOf(element, name);
  return block === undefined ? inner : inElements([block], inner);
};

const cleanNodes = (nodes: NodeListOf<ChildNode>, look: Look): string =>
  [...nodes]
    .map((node) => {
      if (node instanceof HTMLElement) return cleanElement(node, look);
      return node.nodeType === Node.TEXT_NODE ? cleanText(node.textContent ?? '', look) : '';
    })
    .join('');

/** Paragraphs that a word processor keeps for their height. */
const emptyParagraphs = /<p>(?:\s|\u00a0|<br>)*<\/p>/g;

/** Cleans the HTML of the clipboard into what the editor would have written itself. */
export const cleanPasted = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const cleaned = joinLists(cleanNodes(body.childNodes, plain)).replace(emptyParagraphs, '');
  return cleaned === '' ? '' : writeAllAnew(parseRichText(cleaned)).replace(emptyParagraphs, '');
};
