import type { Language } from '../../../model/site/languages';
import { defaultLanguage, isLanguage } from '../../../model/site/languages';
import type { TextResource } from '../../../model/text/texts';
import type { WireRow } from '../rows/tables';

/** The default is for the compiler: a save rejects other languages. */
const languageOf = (row: WireRow): Language => (isLanguage(row.language) ? row.language : defaultLanguage);

type TextKey = Pick<TextResource, 'object_key' | 'language'> & Partial<Pick<TextResource, 'page'>>;

/** What identifies a text, as a row or as its type: no two have the same page, key and language. */
export function textIdentity({ page, object_key: key, language }: WireRow | TextKey): string {
  return JSON.stringify([page ?? '', key, language]);
}

/** Converts a row of the text table to its type. */
export function toTextResource(row: WireRow): TextResource {
  return {
    id: row.id,
    object_key: String(row.object_key),
    language: languageOf(row),
    page: row.page === null ? null : String(row.page),
    resource: String(row.resource),
    isHtml: row.isHtml === true,
  };
}
