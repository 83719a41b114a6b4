/*
 * While an administrator edits on the page, each text that the page shows carries the number of its source as characters
 * without a width. They are taken out of the document as soon as they arrive there. No keyboard writes these characters.
 */

const start = '\u2063';
const end = '\u2064';
const digits = '\u2061\u2062\u206a\u206b\u206c\u206d\u206e\u206f';

const length = 5;
const base = digits.length;

/** How many sources can be numbered. */
export const maxMarks = base ** length;

const markPattern = new RegExp(`${start}([${digits}]{${length}})${end}`, 'gu');

/** Any character of a mark, also of one that was cut. */
const characters = new RegExp(`[${start}${end}${digits}]`, 'gu');

/** The same characters in an address. */
const encodedCharacters = /%E2%81%A[1-4A-F]/giu;

/** The mark of a source. @throws RangeError if there are too many */
export function markOf(number: number): string {
  if (number >= maxMarks) throw new RangeError('There are too many marks.');
  const places = Array.from(
    { length },
    (_, place) => Math.floor(number / base ** (length - 1 - place)) % base,
  );
  return start + places.map((place) => digits[place]).join('') + end;
}

export function hasMarks(text: string): boolean {
  return text.search(characters) >= 0 || text.search(encodedCharacters) >= 0;
}

/** The text without marks, as the page shows it. */
export function withoutMarks(text: string): string {
  return text.replace(characters, '').replace(encodedCharacters, '');
}

/** The numbers of the sources in a text, in their order. */
export function readMarks(text: string): readonly number[] {
  return [...text.matchAll(markPattern)].map(([, written = '']) =>
    [...written].reduce((sum, digit) => sum * base + digits.indexOf(digit), 0),
  );
}

/** A text with a mark before it. An empty text stays empty, so that code which asks for that is right. */
export function marked(text: string, mark: string): string {
  return text.trim() === '' ? text : mark + text;
}

/** The runs of words in HTML: what stands between two tags and is not blank. */
const htmlRun = /(^|>)([^<>]*[^<>\s][^<>]*)/gu;

/** Formatted text with a mark before each run of words. */
export function markedHtml(html: string, mark: string): string {
  return html.replace(htmlRun, (_run, before: string, words: string) => before + mark + words);
}

/** The runs of words that get a mark each, as HTML, and the formatting that is left without them. */
export function splitHtml(html: string): { readonly runs: readonly string[]; readonly formatting: string } {
  return {
    runs: [...html.matchAll(htmlRun)].map(([, , words = '']) => words),
    formatting: html.replace(htmlRun, '$1\n'),
  };
}
