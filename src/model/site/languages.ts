/** The languages of the site (specification, section 9). */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** The language of a visitor who has not chosen one (specification, section 4). */
export const defaultLanguage: Language = 'en';

/** A text in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** A text in every language, from a function of the language. */
export function localizedBy(textIn: (language: Language) => string): Localized {
  return { en: textIn('en'), fr: textIn('fr') };
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((each) => each === value);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** The languages in the order of the forms: the reader's first. */
export function languagesFrom(first: Language): readonly Language[] {
  return [first, otherLanguage(first)];
}

/** The parameter of the address that names the language: `/?lang=fr`. */
export const languageParameter = 'lang';

/** The language that a query names. */
export function languageIn(query: string): Language | undefined {
  const named = new URLSearchParams(query).get(languageParameter);
  return isLanguage(named) ? named : undefined;
}

/** An address that names a language: `/?lang=fr`, `/services-reparations?lang=fr&service=3`. */
export function withLanguage(address: string, language: Language): string {
  return address.replace(/[?#]|$/, (mark) => `?${languageParameter}=${language}${mark === '?' ? '&' : mark}`);
}

/** The first of a browser's languages that the site has: 'fr' for ['es', 'fr-CA', 'en']. */
export function firstKnownLanguage(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.toLowerCase().split('-', 1)[0]).find(isLanguage);
}

/** The suffix of a localized column: `name` is stored as `nameEn` and `nameFr`. */
export const languageSuffix = { en: 'En', fr: 'Fr' } as const satisfies Record<Language, string>;

/** The columns of a localized field. */
export type LocalizedColumns<Field extends string> = Readonly<
  Record<`${Field}${(typeof languageSuffix)[Language]}`, string>
>;

/** The language of a localized field's value where it is not the wanted one; undefined otherwise. */
export function fallbackLanguage<Field extends string>(
  row: LocalizedColumns<Field>,
  field: Field,
  language: Language,
): Language | undefined {
  const other = otherLanguage(language);
  const isFallback = !row[`${field}${languageSuffix[language]}`] && row[`${field}${languageSuffix[other]}`];
  return isFallback ? other : undefined;
}

/**
 * The value of a localized field in a language: `localized(tanker, 'name', 'fr')` is `tanker.nameFr`. Where it is empty, the
 * value of the other language: a name in the wrong language is better than none.
 */
export function localized<Field extends string>(
  row: LocalizedColumns<Field>,
  field: Field,
  language: Language,
): string {
  return (
    row[`${field}${languageSuffix[language]}`] || row[`${field}${languageSuffix[otherLanguage(language)]}`]
  );
}
