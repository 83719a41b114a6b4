import type { Row } from '../../schema/entities';
import type { FindSynonyms, QueryPart, Synonyms } from '../../search/searchQuery';
import { readQuery } from '../../search/searchQuery';
import { mayBeMistyped } from '../../search/typos';
import { Vocabulary } from '../../search/Vocabulary';
import { termsIn } from '../../search/words';
import { foldWord } from '../../text/foldWord';

type Part = Row<'product'>;
type Manufacturer = Row<'manufacturer'>;

/** Without the signs in a part number: 'BL-2' and 'bl 2' are the same. */
const compact = (text: string): string => foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The terms of a part: see `termsFor`. */
type TermsOf = (part: Part) => readonly string[];

const knownTerms = new WeakMap<readonly Manufacturer[], WeakMap<Part, readonly string[]>>();

/**
 * The terms that a part is found by: its number, and its words and its manufacturer's name in both languages. They are cached
 * for the next key.
 */
const termsFor = (manufacturers: readonly Manufacturer[]): TermsOf => {
  const known = knownTerms.get(manufacturers) ?? new WeakMap<Part, readonly string[]>();
  knownTerms.set(manufacturers, known);
  return (part) => {
    const cached = known.get(part);
    if (cached) return cached;
    const manufacturer = manufacturers.find(({ id }) => id === part.manufacturerId);
    const texts = [
      ...[part.partNumber, part.nameEn, part.nameFr, part.categoryEn, part.categoryFr, manufacturer?.nameEn],
      ...[part.fitsEn, part.fitsFr, part.descriptionEn, part.descriptionFr, manufacturer?.nameFr],
    ];
    const terms = termsIn(texts.join('\n'));
    known.set(part, terms);
    return terms;
  };
};

/** Whether a term has a typed word. Short words and numbers would be in many terms: a term begins with them. */
const hasWord = (terms: readonly string[], word: string): boolean =>
  terms.some((term) => (mayBeMistyped(word) ? term.includes(word) : term.startsWith(word)));

/** A typed word may be a part of a word, since it may not be complete. A synonym is complete. */
const isIn = (terms: readonly string[], { typed, synonyms }: QueryPart): boolean =>
  typed.every((word) => hasWord(terms, word)) ||
  synonyms.some((phrase) => phrase.every((word) => terms.includes(word)));

/** Finds the words that somebody may have meant by a word: the word itself, unless nothing has it. */
const meaningsIn = (parts: readonly Part[], termsOf: TermsOf, synonyms: Synonyms): FindSynonyms => {
  const phrases = [...synonyms.keys()].map((phrase) => phrase.split(' '));
  return (word) => {
    const isKnown =
      phrases.some((phrase) => phrase.includes(word)) || parts.some((part) => hasWord(termsOf(part), word));
    if (isKnown) return [word];
    const vocabulary = new Vocabulary();
    for (const part of parts) for (const term of termsOf(part)) vocabulary.add(term);
    const corrections = vocabulary.corrections(word);
    return corrections.length > 0 ? corrections : [word];
  };
};

/**
 * The parts that have every word of a search in either language, or a number that begins with all of it. The part with the very
 * number stands first.
 */
export function findParts(
  parts: readonly Part[],
  manufacturers: readonly Manufacturer[],
  search: string,
  synonyms: Synonyms,
): readonly Part[] {
  if (search.trim() === '') return parts; // without reading the words of a whole catalogue
  const termsOf = termsFor(manufacturers);
  const query = readQuery(search, synonyms, meaningsIn(parts, termsOf, synonyms));
  const number = compact(search);
  const isNamed = (part: Part): boolean => compact(part.partNumber) === number;
  const found = parts.filter((part) => {
    const terms = termsOf(part);
    return (
      query.every((each) => isIn(terms, each)) ||
      (number !== '' && compact(part.partNumber).startsWith(number))
    );
  });
  return [...found.filter(isNamed), ...found.filter((part) => !isNamed(part))];
}
