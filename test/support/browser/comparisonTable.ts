import type { Page } from 'playwright-core';

/** The left edge and the width of a cell, in px. */
type Place = readonly number[];

interface ComparisonTable {
  readonly names: readonly Place[];
  /** The names with their prices. */
  readonly prices: readonly string[];
  /** The cells of each row that has a column for each tanker. */
  readonly columns: readonly (readonly Place[])[];
  /** The first line of each cell in the rows that have their cells below one another. */
  readonly stacked: readonly (readonly (string | undefined)[])[];
  /** The heights of the rows, in px. */
  readonly heights: readonly number[];
  /** The words that break into two lines. */
  readonly broken: readonly string[];
}

/** How a comparison of tankers is laid out. */
export function comparisonTable(page: Page): Promise<ComparisonTable> {
  return page.getByRole('table').evaluate((element) => {
    const placeOf = ({ left, width }: DOMRect) => [Math.round(left), Math.round(width)];
    const placesIn = (row: Element, cells: string) =>
      [...row.querySelectorAll(cells)].map((cell) => placeOf(cell.getBoundingClientRect()));
    const rows = [...element.querySelectorAll('tbody > tr')].filter((row) => row.querySelector('td'));
    const text = document.createRange();
    /** Whether a line of a text ends within a word. */
    const isBroken = (node: Node, { index, 0: word }: RegExpExecArray): boolean => {
      text.setStart(node, index);
      text.setEnd(node, index + word.length);
      return text.getClientRects().length > 1;
    };
    const broken: string[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (const match of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu))
        if (isBroken(node, match)) broken.push(match[0]);
    return {
      names: placesIn(element, 'thead th'),
      prices: [...element.querySelectorAll<HTMLElement>('thead th')].map((cell) => cell.innerText),
      columns: rows.filter((row) => !row.matches('[data-stacked]')).map((row) => placesIn(row, 'td')),
      stacked: rows
        .filter((row) => row.matches('[data-stacked]'))
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.split('\n')[0])),
      heights: rows.map((row) => row.getBoundingClientRect().height),
      broken,
    };
  });
}
