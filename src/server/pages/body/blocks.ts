import { halfSizes } from '../../../model/images/sizes';
import { srcSetOf } from '../../../model/images/variants';
import { element, escapeHtml, voidElement } from '../html';
import type { PageContext } from '../pageContext';

/** The blocks of a server-rendered page. They escape texts; a parameter with the name `html` is HTML already. */

export function heading(level: 1 | 2 | 3, text: string): string {
  return text.trim() === '' ? '' : element(`h${level}`, {}, escapeHtml(text));
}

export function paragraph(text: string): string {
  return text.trim() === '' ? '' : element('p', {}, escapeHtml(text));
}

export function link(href: string, text: string): string {
  return element('a', { href }, escapeHtml(text));
}

export function list(items: readonly string[]): string {
  return items.length === 0 ? '' : element('ul', {}, ...items.map((html) => element('li', {}, html)));
}

/**
 * A picture. It loads lazily: the browser fetches it only where it shows the server-rendered page.
 * @param fallbackAlt the alt text where no administrator has described the picture
 */
export function picture(knownPicture: PageContext['pictureInfo'], src: string, fallbackAlt: string): string {
  if (src === '') return '';
  const info = knownPicture(src);
  return voidElement('img', {
    src,
    alt: info === undefined || info.alt === '' ? fallbackAlt : info.alt,
    loading: 'lazy',
    ...(info && { width: String(info.width), height: String(info.height) }),
    ...(info?.isAnimated === false && { srcset: srcSetOf(src, info.width, 'webp'), sizes: halfSizes }),
  });
}

/** Labels and values; rows without a value are left out. */
export function definitionList(rows: readonly (readonly [label: string, value: string])[]): string {
  const filledRows = rows.filter(([, value]) => value.trim() !== '');
  return filledRows.length === 0
    ? ''
    : element(
        'dl',
        {},
        ...filledRows.map(
          ([label, value]) => element('dt', {}, escapeHtml(label)) + element('dd', {}, escapeHtml(value)),
        ),
      );
}

/** A table with a header row. The first cell of each other row is its header. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return element(
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
}

export function section(title: string, ...html: readonly string[]): string {
  return element('section', {}, heading(2, title), ...html);
}

/** The text that replaces an empty list. */
export function emptyMessage(rows: readonly unknown[], text: string): readonly string[] {
  return rows.length === 0 ? [paragraph(text)] : [];
}
