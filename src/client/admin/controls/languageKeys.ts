/** The keys of the names of the languages: 'English'. */
export const languageKeys = { en: 'english', fr: 'french' } as const;

/** The same inside a sentence. */
export const languageKeysInSentence = { en: 'the-english', fr: 'the-french' } as const;
