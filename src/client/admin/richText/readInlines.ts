import { isSafeLink } from '../../../model/text/richText';
import type { Inline, Marks, Words } from './document';
import { isLink, marks } from './document';
import type { HtmlNode } from './htmlTree';
import { isElement } from './htmlTree';

/** What the elements around a text say of it. */
export interface Wrapping {
  readonly marks: Marks;
  /** Where the link leads that it is in; none where it is in none. */
  readonly href?: string;
}

export const unwrapped: Wrapping = { marks: {} };

/** What an element adds to what it holds. A link in a link, or to where no link may lead, is none. */
export const wrap = (wrapping: Wrapping, { name, href }: { name: string; href: string }): Wrapping => {
  const mark = marks.find((each) => each === name);
  if (mark) return { ...wrapping, marks: { ...wrapping.marks, [mark]: true } };
  return name === 'a' && href !== '' && isSafeLink(href) ? { href, ...wrapping } : wrapping;
};

interface Piece {
  readonly text: string;
  readonly wrapping: Wrapping;
  readonly isBreak: boolean;
}

const piecesOf = (nodes: readonly HtmlNode[], wrapping: Wrapping): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (!isElement(node)) return [{ text: node.text, wrapping, isBreak: false }];
    if (node.name === 'br') return [{ text: '\n', wrapping, isBreak: true }];
    return piecesOf(node.children, wrap(wrapping, node));
  });

const blanks = /[ \t\r\n\f]+/g;

/** Shows blanks as a browser would: any number of them is one, and none stands where a line begins or ends. */
const collapse = (pieces: readonly Piece[]): Piece[] => {
  const collapsed: Piece[] = [];
  let before = ' ';
  for (const piece of pieces) {
    const single = piece.isBreak ? piece.text : piece.text.replace(blanks, ' ');
    const text = /[ \n]$/.test(before) && single.startsWith(' ') ? single.slice(1) : single;
    if (text === '') continue;
    collapsed.push({ ...piece, text });
    before = text;
  }
  const last = collapsed.at(-1);
  if (!last || last.isBreak || !last.text.endsWith(' ')) return collapsed;
  return [...collapsed.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
};

const isSameMarks = (one: Marks, other: Marks): boolean => marks.every((mark) => one[mark] === other[mark]);

/** Adds words to others, joined to the last ones where they are marked alike. */
const append = (words: Words[], added: Words): void => {
  const last = words.at(-1);
  if (last && isSameMarks(last, added)) last.text += added.text;
  else words.push(added);
};

/** Whether anything of these nodes would be seen in a line. */
export const hasWords = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => {
    if (!isElement(node)) return /[^ \t\r\n\f]/.test(node.text);
    return node.name === 'br' || hasWords(node.children);
  });

/** Reads what stands in a line: words with their marks, and links. An empty line is an empty text. */
export const readInlines = (nodes: readonly HtmlNode[], wrapping: Wrapping): Inline[] => {
  const inlines: Inline[] = [];
  let words: Words[] = [];
  const flush = (): void => {
    inlines.push(...words);
    words = [];
  };
  for (const { text, wrapping: around } of collapse(piecesOf(nodes, wrapping))) {
    const leaf: Words = { ...around.marks, text };
    if (around.href === undefined) {
      append(words, leaf);
      continue;
    }
    flush();
    const last = inlines.at(-1);
    if (last && isLink(last) && last.href === around.href) append(last.children, leaf);
    else inlines.push({ type: 'a', href: around.href, children: [leaf] });
  }
  flush();
  return inlines.length > 0 ? inlines : [{ text: '' }];
};
