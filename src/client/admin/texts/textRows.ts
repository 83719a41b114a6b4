import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { classKeyOf } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import { searchItems, stripTags } from '../controls/search';
import type { TextValues } from '../../../model/admin/textEdit';

/** A text of a page: its resource in each language; undefined if it is missing. */
export interface TextRow {
  readonly key: string;
  /** What it is called instead of its key. */
  readonly name?: string | undefined;
  readonly en: TextResource | undefined;
  readonly fr: TextResource | undefined;
}

/** A text and its class key. */
export interface PageTextRow extends TextRow {
  readonly classKey: string;
}

/** The texts of a class key, one row for both languages, in the order in which they were added. */
export function rowsOf(texts: readonly TextResource[], classKey: string): TextRow[] {
  const rows = new Map<string, Partial<Record<Language, TextResource>>>();
  for (const text of texts) {
    if (classKeyOf(text) !== classKey) continue;
    const row = rows.get(text.object_key) ?? {};
    row[text.language] ??= text; // of two, the older one is shown on the site
    rows.set(text.object_key, row);
  }
  return [...rows].map(([key, { en, fr }]) => ({ key, en, fr }));
}

/** The value of a text in each language; '' if it is missing. */
export function valuesOf({ en, fr }: TextRow): TextValues {
  return {
    en: en?.resource ?? '',
    fr: fr?.resource ?? '',
  };
}

export function isHtmlRow({ en, fr }: TextRow): boolean {
  return (en?.isHtml ?? false) || (fr?.isHtml ?? false);
}

/** The languages that lack a text. */
export function missingLanguages(row: TextRow): Language[] {
  return languages.filter((language) => row[language] === undefined);
}

const plainTextOf = (text: TextResource | undefined): string =>
  text === undefined ? '' : text.isHtml ? stripTags(text.resource) : text.resource;

/** The rows whose key or text in either language matches the search; all rows for an empty search. */
export function searchRows<Row extends TextRow>(rows: readonly Row[], search: string): readonly Row[] {
  return searchItems(rows, search, ({ key, en, fr }) => [key, plainTextOf(en), plainTextOf(fr)]);
}
