import type { Language } from '../site/languages';

/** A text of the site, as the API sends it and the store holds it (specification, section 3). */
export interface TextResource {
  id: number;
  object_key: string;
  language: Language;
  /** The page that it belongs to; null where it belongs to none. */
  page: string | null;
  resource: string;
  isHtml: boolean;
}

/** The collection of the texts, which is not an entity of the table. */
export const textCollection = 'resources';

/** The page whose texts only the super-user may change. */
export const superTextsClassKey = 'super';

/** Texts that may be blank, by page and key: the site then hides their element. All other texts are required. */
const optionalTexts: ReadonlySet<string> = new Set([
  'search/same-values',
  'search/synonyms',
  'privacy/responsible-name',
  'contact/friday-sales-hours',
  'contact/friday-service-hours',
  'contact/friday-sales-hours-certipropane',
  'contact/friday-service-hours-certipropane',
  'certifications/transport-canada-registration-number',
  'certifications/measurement-canada-registration-number',
  'certifications-certipropane/transport-canada-registration-number',
  'certifications-certipropane/measurement-canada-registration-number',
]);

export function mayBeBlank({ page, object_key }: Pick<TextResource, 'page' | 'object_key'>): boolean {
  return optionalTexts.has(`${page ?? ''}/${object_key}`);
}

/** Tables of words that hold those of one language each: they are no translations of each other. */
const tablesOfWords: ReadonlySet<string> = new Set(['search/same-values', 'search/synonyms']);

export function areWordsOfOneLanguage({
  page,
  object_key,
}: Pick<TextResource, 'page' | 'object_key'>): boolean {
  return tablesOfWords.has(`${page ?? ''}/${object_key}`);
}

/** Texts by language, page and key. */
export type TextIndex = ReadonlyMap<string, TextResource>;

const separator = '\n'; // occurs in no key and no page name

const indexKey = (language: Language, key: string, page: string): string =>
  [language, page, key].join(separator);

const anyPage = '*'; // no page has this name

/**
 * Indexes texts so that each lookup is one step. Where two texts share key, page and language, the one with the lowest id
 * counts, in whatever order they arrive.
 */
export function indexTexts(resources: readonly TextResource[]): TextIndex {
  const index = new Map<string, TextResource>();
  const addFirst = (name: string, text: TextResource): void => {
    if (!index.has(name)) index.set(name, text);
  };
  const byId = [...resources].sort((one, other) => one.id - other.id);
  for (const text of byId) addFirst(indexKey(text.language, text.object_key, text.page ?? ''), text);
  for (const text of byId) {
    if (text.page) addFirst(indexKey(text.language, text.object_key, anyPage), text);
  }
  return index;
}

/**
 * Finds a text. With a page, only the text of that page. Without one, the text that has no page, else the one with the
 * lowest id (decision 008).
 */
export function lookupText(
  index: TextIndex,
  language: Language,
  key: string,
  page?: string,
): TextResource | undefined {
  return page
    ? index.get(indexKey(language, key, page))
    : (index.get(indexKey(language, key, '')) ?? index.get(indexKey(language, key, anyPage)));
}

/** The placeholder for a missing text (specification, section 8). */
export function missingText(key: string, page?: string): string {
  return page ? `## MISSING RESOURCE - ${key} - ${page} ##` : `## MISSING RESOURCE - ${key} ##`;
}

/** Replaces each `{name}` with its value; a name without a value stays as it is. @param write writes the numbers */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | number>>,
  write: (value: number) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? write(value) : value;
  });
}
