import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../model/site/languages';

interface Preference {
  readonly range: string;
  readonly quality: number;
}

const preferenceOf = (part: string): Preference => {
  const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
};

const qualityOf = (language: Language, preferences: readonly Preference[]): number =>
  Math.max(
    0,
    ...preferences
      .filter(({ range }) => range === language || range.startsWith(`${language}-`))
      .map(({ quality }) => quality),
  );

/** The client's preferred language (Accept-Language): French where it ranks above English, else English. */
const preferredLanguage = (acceptLanguage: string | undefined): Language => {
  const preferences = (acceptLanguage ?? '').slice(0, 500).split(',').map(preferenceOf);
  return qualityOf('fr', preferences) > qualityOf('en', preferences) ? 'fr' : 'en';
};

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language']);
}
