import { halfSizes } from '../../../model/images/sizes';
import { srcSetOf } from '../../../model/images/variants';
import { element, escapeHtml, voidElement } from '../html';
import type { PageContext } from '../pageContext';

/** The blocks of a page that is read without scripts. Texts are escaped here; what is called `html` is HTML already. */

export const heading = (level: 1 | 2 | 3, text: string): string =>
  text.trim() === '' ? '' : element(`h${level}`, {}, escapeHtml(text));

export const paragraph = (text: string): string =>
  text.trim() === '' ? '' : element('p', {}, escapeHtml(text));

export const link = (href: string, text: string): string => element('a', { href }, escapeHtml(text));

export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : element('ul', {}, ...items.map((html) => element('li', {}, html)));

/**
 * A picture that is fetched where the page is read as it is, and nowhere else.
 * @param words what is said of it where nobody has described it
 */
export const picture = (knownPicture: PageContext['knownPicture'], src: string, words: string): string => {
  if (src === '') return '';
  const known = knownPicture(src);
  return voidElement('img', {
    src,
    alt: known === undefined || known.alt === '' ? words : known.alt,
    loading: 'lazy',
    ...(known && { width: String(known.width), height: String(known.height) }),
    ...(known?.isAnimated === false && { srcset: srcSetOf(src, known.width, 'webp'), sizes: halfSizes }),
  });
};

/** Labels and values; rows without a value are left out. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): string => {
  const known = rows.filter(([, value]) => value.trim() !== '');
  return known.length === 0
    ? ''
    : element(
        'dl',
        {},
        ...known.map(
          ([label, value]) => element('dt', {}, escapeHtml(label)) + element('dd', {}, escapeHtml(value)),
        ),
      );
};

/** A table with a line of headings; the first cell of each row heads it. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  element(
    'table',
    {},
    element(
      'thead',
      {},
      element('tr', {}, ...headings.map((text) => element('th', { scope: 'col' }, escapeHtml(text)))),
    ),
    element(
      'tbody',
      {},
      ...rows.map(([first = '', ...cells]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, escapeHtml(first)),
          ...cells.map((text) => element('td', {}, escapeHtml(text))),
        ),
      ),
    ),
  );

export const section = (title: string, ...html: readonly string[]): string =>
  element('section', {}, heading(2, title), ...html);

/** What is said in the place of a list that has nothing in it. */
export const whereEmpty = (rows: readonly unknown[], text: string): readonly string[] =>
  rows.length === 0 ? [paragraph(text)] : [];
