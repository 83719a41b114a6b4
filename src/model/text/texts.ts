import type { Language } from '../site/languages';

/** A text of the site, as the calls carry it and the store keeps it (specification, section 3). */
export interface TextResource {
  id: number;
  object_key: string;
  language: Language;
  /** The page that it stands on; null where it belongs to none. */
  page: string | null;
  resource: string;
  isHtml: boolean;
}

/** The page whose texts only the super-user may change. */
export const classKeyOfSuperTexts = 'super';

/** Texts that may be blank, by page and key: the site leaves out what they stand for. No other text says nothing. */
const optionalTexts: ReadonlySet<string> = new Set([
  'contact/friday-sales-hours',
  'contact/friday-service-hours',
  'certifications/transport-canada-registration-number',
  'certifications/measurement-canada-registration-number',
  'certifications-certipropane/transport-canada-registration-number',
  'certifications-certipropane/measurement-canada-registration-number',
]);

export const mayBeBlank = ({ page, object_key }: Pick<TextResource, 'page' | 'object_key'>): boolean =>
  optionalTexts.has(`${page ?? ''}/${object_key}`);

/** Texts arranged for lookup. */
export type TextIndex = ReadonlyMap<string, TextResource>;

const separator = '\n'; // stands in no key and no page

const entry = (language: Language, key: string, page: string): string =>
  [language, page, key].join(separator);

const anyPage = '*'; // no page is named so

/**
 * Arranges texts so that each lookup is one step. Where two texts share key, page and language the one with the lowest
 * id counts, whatever order they come in.
 */
export const indexTexts = (resources: readonly TextResource[]): TextIndex => {
  const index = new Map<string, TextResource>();
  const keepFirst = (name: string, text: TextResource): void => {
    if (!index.has(name)) index.set(name, text);
  };
  const byId = [...resources].sort((one, other) => one.id - other.id);
  for (const text of byId) keepFirst(entry(text.language, text.object_key, text.page ?? ''), text);
  for (const text of byId) {
    if (text.page) keepFirst(entry(text.language, text.object_key, anyPage), text);
  }
  return index;
};

/**
 * Finds a text. With a page, only the text of that page; without one, the text that has no page, else the first that has
 * one (decisions, 'Text lookup').
 */
export const lookupText = (
  index: TextIndex,
  language: Language,
  key: string,
  page?: string,
): TextResource | undefined =>
  page
    ? index.get(entry(language, key, page))
    : (index.get(entry(language, key, '')) ?? index.get(entry(language, key, anyPage)));

/** What is shown in the place of a text that is missing (specification, section 8). */
export const missingText = (key: string, page?: string): string =>
  page ? `## MISSING RESOURCE - ${key} - ${page} ##` : `## MISSING RESOURCE - ${key} ##`;

/** Puts values in the place of `{name}`; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
