import type { Company } from '../../../../model/site/brands';
import type { Language } from '../../../../model/site/languages';
import { languages } from '../../../../model/site/languages';
import { variantOf } from '../../../../model/text/brandTexts';
import { classKeyOf } from '../../../../model/text/textPages';
import type { TextResource } from '../../../../model/text/texts';
import { plainTextOf } from '../../../../model/parity/meaning';
import { searchItems } from '../../controls/search';
import type { TextValues } from '../../../../model/admin/textEdit';

/** A text of a page: its resource in each language; undefined if it is missing. */
export interface TextRow {
  readonly key: string;
  /** The name that the table shows instead of the key. */
  readonly name?: string | undefined;
  /** The brand, if the text is one brand's variant of the text above it. */
  readonly brand?: Company | undefined;
  readonly en: TextResource | undefined;
  readonly fr: TextResource | undefined;
}

/** A text and its class key. */
export interface PageTextRow extends TextRow {
  readonly classKey: string;
}

type Variants = Map<string, TextRow[]>;

/** The rows with each brand's variant of a text below that text. A variant without a shared text stays where it is. */
const withVariantsBelow = (rows: readonly TextRow[], page: string | null): TextRow[] => {
  const keys = new Set(rows.map(({ key }) => key));
  const variants: Variants = new Map();
  const shared = rows.filter((row) => {
    const variant = variantOf({ page, object_key: row.key });
    if (!variant || !keys.has(variant.key)) return true;
    const others = variants.get(variant.key) ?? [];
    variants.set(variant.key, [...others, { ...row, brand: variant.brand.name }]);
    return false;
  });
  return shared.flatMap((row) => [row, ...(variants.get(row.key) ?? [])]);
};

/**
 * The texts of a class key, one row for both languages, in the order in which they were added. A brand's variants stand below the
 * text that all brands share.
 */
export function rowsOf(texts: readonly TextResource[], classKey: string): TextRow[] {
  const rows = new Map<string, Partial<Record<Language, TextResource>>>();
  for (const text of texts) {
    if (classKeyOf(text) !== classKey) continue;
    const row = rows.get(text.object_key) ?? {};
    row[text.language] ??= text; // of two texts with the same key, the site shows the older one
    rows.set(text.object_key, row);
  }
  return withVariantsBelow(
    [...rows].map(([key, { en, fr }]) => ({ key, en, fr })),
    classKey,
  );
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

/** The texts of a row, in one or both languages; none if it was deleted. */
export function storedTexts(row: TextRow): TextResource[] {
  return languages.flatMap((language) => row[language] ?? []);
}

/** The languages that lack a text. */
export function missingLanguages(row: TextRow): Language[] {
  return languages.filter((language) => row[language] === undefined);
}

/** A text as people read it; '' if there is none. */
export function wordsOfText(text: TextResource | undefined): string {
  return text ? plainTextOf(text.resource, text.isHtml) : '';
}

/** The rows whose key or text in either language matches the search; all rows for an empty search. */
export function searchRows<Row extends TextRow>(rows: readonly Row[], search: string): readonly Row[] {
  return searchItems(rows, search, ({ key, en, fr }) => [key, wordsOfText(en), wordsOfText(fr)]);
}
