import type { Language, Localized } from '../../../src/model/site/languages';
import { typeset } from '../../../src/content/typography';

export const words = (en: string, fr: string): Localized => ({
  en: typeset(en, 'en'),
  fr: typeset(fr, 'fr'),
});

/** What a table's cell holds: words, or a figure or a code that both languages read alike. */
export type Cell = Localized | string;

/** What a page is made of, in reading order. The words may hold inline HTML: they are this project's own. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: Localized }
  | { readonly kind: 'steps' | 'bullets' | 'checks' | 'fields'; readonly items: readonly Localized[] }
  | {
      readonly kind: 'table' | 'form';
      readonly head: readonly Cell[];
      /** In a form, the cells that are left out are there to be written in by hand. */
      readonly rows: readonly (readonly Cell[])[];
      /** How each column is set: `figure` to the right, `code` in bold. */
      readonly columns?: readonly ('' | 'figure' | 'code')[];
    };

const inLanguage = (cell: Cell | undefined, language: Language): string =>
  typeof cell === 'object' ? cell[language] : (cell ?? '');

const listOf = (
  tag: 'ol' | 'ul',
  className: string,
  items: readonly Localized[],
  language: Language,
): string =>
  `<${tag} class="${className}">${items.map((item) => `<li>${item[language]}</li>`).join('')}</${tag}>`;

const tableOf = (block: Extract<Block, { kind: 'table' | 'form' }>, language: Language): string => {
  const cells = (tag: 'th' | 'td', row: readonly Cell[]): string =>
    block.head
      .map(
        (_, column) =>
          `<${tag} class="${block.columns?.[column] ?? ''}">${inLanguage(row[column], language)}</${tag}>`,
      )
      .join('');
  const rows = block.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table class="${block.kind}"><thead><tr>${cells('th', block.head)}</tr></thead><tbody>${rows}</tbody></table>`;
};

/** A block as HTML, in a language. */
export const htmlOfBlock = (block: Block, language: Language): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2>${block.text[language]}</h2>`;
    case 'paragraph':
      return `<p>${block.text[language]}</p>`;
    case 'note':
      return `<p class="note">${block.text[language]}</p>`;
    case 'steps':
      return listOf('ol', 'steps', block.items, language);
    case 'bullets':
    case 'checks':
      return listOf('ul', block.kind, block.items, language);
    case 'fields':
      return `<div class="fields">${block.items.map((item) => `<span>${item[language]}</span>`).join('')}</div>`;
    case 'table':
    case 'form':
      return tableOf(block, language);
  }
};
