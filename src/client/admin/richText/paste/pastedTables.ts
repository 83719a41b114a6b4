/** Tables in pasted HTML. A rich text has no tables: a row of cells becomes a line. */

/** The elements that cannot stand in a line. */
const largeElements = 'blockquote,h1,h2,h3,h4,h5,h6,li,ol,table,ul';

const isFilled = (cell: Element): boolean => cell.textContent.trim() !== '';

export function cellsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td, :scope > th')];
}

/** Whether a row has several cells with text. Tables with one cell are only there for the layout of a page. */
export function hasColumns(row: Element): boolean {
  return cellsOf(row).filter(isFilled).length > 1;
}

/** Whether a row becomes one line. One with lists or headings does not: its cells follow each other. */
export function isLine(row: Element): boolean {
  return hasColumns(row) && row.querySelector(largeElements) === null;
}

/** Joins the HTML of the cells of a row. An empty cell stays, so that the others keep their column, but not at the end. */
export function joinCells(cells: readonly string[]): string {
  const trimmed = cells.map((html) => html.trim());
  return trimmed.slice(0, trimmed.findLastIndex((html) => html !== '') + 1).join(' | ');
}
