import type { Row } from '../../schema/entities';
import { maxQueryLength } from '../../limits';
import { foldWord } from '../../text/foldWord';

type Part = Row<'product'>;

/** The parameter of the address that holds the words that a visitor searches a list for: `?q=hose`. */
export const wordsParameter = 'q';

/** Without the signs in a part number: 'BL-2' and 'bl 2' are the same. */
const compact = (text: string): string => foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** What a part is found by: its number, and its words in both languages. */
const wordsOf = (part: Part): string =>
  foldWord(
    [
      ...[part.partNumber, part.nameEn, part.nameFr, part.categoryEn, part.categoryFr],
      ...[part.fitsEn, part.fitsFr, part.descriptionEn, part.descriptionFr],
    ].join('\n'),
  );

/** The parts that have every word of a search in either language, or a number that begins with all of it. */
export function findParts(parts: readonly Part[], typed: string): readonly Part[] {
  const search = typed.slice(0, maxQueryLength); // an address may have any length
  const words = foldWord(search).split(' ');
  const number = compact(search);
  return parts.filter((part) => {
    const text = wordsOf(part);
    return (
      words.every((word) => text.includes(word)) ||
      (number !== '' && compact(part.partNumber).startsWith(number))
    );
  });
}
