import type { Row } from '../../schema/entities';
import type { QueryPart, Synonyms } from '../../search/searchQuery';
import { readQuery } from '../../search/searchQuery';
import { termsIn } from '../../search/words';
import { foldWord } from '../../text/foldWord';

type Part = Row<'product'>;

/** The parameter of the address that holds the words that a visitor searches a list for: `?q=hose`. */
export const wordsParameter = 'q';

/** Without the signs in a part number: 'BL-2' and 'bl 2' are the same. */
const compact = (text: string): string => foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The terms that a part is found by: its number, and its words in both languages. */
const termsOf = (part: Part): readonly string[] =>
  termsIn(
    [
      ...[part.partNumber, part.nameEn, part.nameFr, part.categoryEn, part.categoryFr],
      ...[part.fitsEn, part.fitsFr, part.descriptionEn, part.descriptionFr],
    ].join('\n'),
  );

/** A typed word may be a part of a word, since it may not be complete. A synonym is complete. */
const isIn = (terms: readonly string[], { typed, synonyms }: QueryPart): boolean =>
  typed.every((word) => terms.some((term) => term.includes(word))) ||
  synonyms.some((phrase) => phrase.every((word) => terms.includes(word)));

/** The parts that have every word of a search in either language, or a number that begins with all of it. */
export function findParts(parts: readonly Part[], search: string, synonyms: Synonyms): readonly Part[] {
  const query = readQuery(search, synonyms, (term) => [term]);
  const number = compact(search);
  return parts.filter((part) => {
    const terms = termsOf(part);
    return (
      query.every((each) => isIn(terms, each)) ||
      (number !== '' && compact(part.partNumber).startsWith(number))
    );
  });
}
