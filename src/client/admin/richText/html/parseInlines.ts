import { isSafeLink } from '../../../../model/text/richText';
import type { Inline, Marks, TextLeaf } from '../document';
import { isLink, marks } from '../document';
import { elementName, isElement, isOpaque } from '../elements';

/** The marks and the link of the elements around a text. */
export interface InlineFormat {
  readonly marks: Marks;
  /** The target of the link around the text; absent outside of links. */
  readonly href?: string;
}

export const noInlineFormat: InlineFormat = { marks: {} };

/** Adds the mark or link of an element. A link inside a link, or with an unsafe target, is ignored. */
export function addInlineFormat(wrapping: InlineFormat, element: Element): InlineFormat {
  const name = elementName(element);
  const href = element.getAttribute('href') ?? '';
  const mark = marks.find((each) => each === name);
  if (mark) return { ...wrapping, marks: { ...wrapping.marks, [mark]: true } };
  return name === 'a' && href !== '' && isSafeLink(href) ? { href, ...wrapping } : wrapping;
}

interface Piece {
  readonly text: string;
  readonly wrapping: InlineFormat;
  readonly isBreak: boolean;
}

/** A comment has no text. */
const textOf = (node: Node): string => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '');

const piecesOf = (nodes: readonly Node[], wrapping: InlineFormat): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (!isElement(node)) return [{ text: textOf(node), wrapping, isBreak: false }];
    if (node.tagName === 'BR') return [{ text: '\n', wrapping, isBreak: true }];
    return isOpaque(node) ? [] : piecesOf([...node.childNodes], addInlineFormat(wrapping, node));
  });

const whitespace = /[ \t\r\n\f]+/g;

/** Collapses whitespace as a browser does: a run becomes one space, and none stays at the start or end of a line. */
const collapse = (pieces: readonly Piece[]): Piece[] => {
  const collapsed: Piece[] = [];
  let before = ' ';
  for (const piece of pieces) {
    const singleSpaced = piece.isBreak ? piece.text : piece.text.replace(whitespace, ' ');
    const text = /[ \n]$/.test(before) && singleSpaced.startsWith(' ') ? singleSpaced.slice(1) : singleSpaced;
    if (text === '') continue;
    collapsed.push({ ...piece, text });
    before = text;
  }
  const last = collapsed.at(-1);
  if (!last || last.isBreak || !last.text.endsWith(' ')) return collapsed;
  return [...collapsed.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
};

const isSameMarks = (one: Marks, other: Marks): boolean => marks.every((mark) => one[mark] === other[mark]);

/** Appends text, merged with the last text if both have the same marks. */
const append = (words: TextLeaf[], added: TextLeaf): void => {
  const last = words.at(-1);
  if (last && isSameMarks(last, added)) last.text += added.text;
  else words.push(added);
};

/** Whether these nodes show anything in a line: text other than whitespace, or a line break. */
export function hasVisibleContent(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if (!isElement(node)) return /[^ \t\r\n\f]/.test(textOf(node));
    return node.tagName === 'BR' || (!isOpaque(node) && hasVisibleContent([...node.childNodes]));
  });
}

/** Reads the content of a line: text with marks, and links. An empty line is an empty text. */
export function parseInlines(nodes: readonly Node[], wrapping: InlineFormat): Inline[] {
  const inlines: Inline[] = [];
  let words: TextLeaf[] = [];
  const flush = (): void => {
    inlines.push(...words);
    words = [];
  };
  for (const { text, wrapping: outer } of collapse(piecesOf(nodes, wrapping))) {
    const leaf: TextLeaf = { ...outer.marks, text };
    if (outer.href === undefined) {
      append(words, leaf);
      continue;
    }
    flush();
    const last = inlines.at(-1);
    if (last && isLink(last) && last.href === outer.href) append(last.children, leaf);
    else inlines.push({ type: 'a', href: outer.href, children: [leaf] });
  }
  flush();
  return inlines.length > 0 ? inlines : [{ text: '' }];
}
