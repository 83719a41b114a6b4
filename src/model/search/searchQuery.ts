import { maxQueryLength } from '../limits';
import { parseEqualWords } from '../text/equalWords';
import { wordsIn } from './words';

/** Words that say nothing about what somebody looks for. */
const stopWords = new Set(
  (
    'a an and at by for from in is my of on or our the to what where which who with you your ' +
    'au aux avec ce ces chez dans de des du en est et la le les leur ma me mes mon nos notre ou par pour quel quelle qui que quoi sa ' +
    'se ses son sont sur un une vos votre'
  ).split(' '),
);

/** A word or phrase of a query: any of its alternatives finds it. All terms of an alternative must be found. */
export interface QueryPart {
  readonly typed: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
}

/** The phrases that mean the same, by each of them: its terms with spaces between. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A code whose letter says nothing without its digits: `b620`. */
const shortCode = /^[a-z]\d+$/;

/** The terms of a phrase without those that say nothing. A word of several parts counts as its parts, except a short code. */
export function phraseTerms(phrase: string): readonly string[] {
  const terms = wordsIn(phrase).flatMap((word) => {
    const parts = word.terms.slice(0, -1);
    const whole = word.terms.slice(-1);
    return parts.length === 0 || whole.some((term) => shortCode.test(term)) ? whole : parts;
  });
  const telling = terms.filter((term) => (term.length > 1 || /\d/.test(term)) && !stopWords.has(term));
  return telling.length > 0 ? telling : terms;
}

/** Reads the table of synonyms that administrators edit: a group on each line (model/text/equalWords). */
export function readSynonyms(tables: readonly string[]): Synonyms {
  const synonyms = new Map<string, readonly (readonly string[])[]>();
  for (const group of tables.flatMap(parseEqualWords)) {
    const phrases = group.map(phraseTerms).filter((terms) => terms.length > 0);
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      const others = phrases.filter((other) => other.join(' ') !== key);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** Words in a phrase of the table of synonyms, at most. */
const maxPhraseLength = 3;

/** Finds the terms that somebody may have meant by a term: at least one. */
export type FindSynonyms = (term: string) => readonly string[];

/** The parts of a query: the longest phrases that have synonyms, and the words between them. */
const partsOf = (terms: readonly (readonly string[])[], synonyms: Synonyms): readonly QueryPart[] => {
  const likely = terms.map(([first = '']) => first);
  const parts: QueryPart[] = [];
  let start = 0;
  while (start < terms.length) {
    let length = Math.min(maxPhraseLength, terms.length - start);
    while (length > 1 && !synonyms.has(likely.slice(start, start + length).join(' '))) length -= 1;
    const typed = likely.slice(start, start + length);
    const others = length === 1 ? (terms[start] ?? []).slice(1).map((term) => [term]) : [];
    const found = [typed, ...others].flatMap((phrase) => synonyms.get(phrase.join(' ')) ?? []);
    parts.push({ typed, synonyms: [...others, ...found] });
    start += length;
  }
  return parts;
};

/** A telephone number without what people write between its digits. */
const telephonePattern = /^\+?1?[\s.-]?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}$/;

/** Reads what somebody has typed. */
export function readQuery(text: string, synonyms: Synonyms, meanings: FindSynonyms): readonly QueryPart[] {
  const query = text.trim().slice(0, maxQueryLength);
  if (telephonePattern.test(query)) return [{ typed: [query.replace(/\D/g, '').slice(-10)], synonyms: [] }];
  return partsOf(phraseTerms(query).map(meanings), synonyms);
}
