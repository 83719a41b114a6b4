import type { Row } from '../../schema/entities';
import { maxQueryLength } from '../../limits';
import type { FindEqualWords } from '../../text/equalWords';
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

/** With one space around each word. */
const spaced = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The words and phrases that mean the same as a typed word, as `spaced` writes them, also in the plural. */
const synonymsOf = (word: string, find: FindEqualWords): readonly string[] =>
  (find(word) ?? find(word.replace(/[sx]$/, '')) ?? [])
    .map((synonym) => spaced(foldWord(synonym)))
    .flatMap((synonym) => [synonym, synonym.replace(/ $/, 's ')]);

/**
 * The parts that have every word of a search in either language, or a number that begins with all of it.
 * @param findSynonyms finds the words that mean the same: a hose is also found as 'tuyau'
 */
export function findParts(
  parts: readonly Part[],
  typed: string,
  findSynonyms: FindEqualWords,
): readonly Part[] {
  const search = typed.slice(0, maxQueryLength); // an address may have any length
  const words = foldWord(search)
    .split(' ')
    .map((word) => ({ word, synonyms: synonymsOf(word, findSynonyms) }));
  const number = compact(search);
  return parts.filter((part) => {
    const text = wordsOf(part);
    const whole = spaced(text);
    return (
      words.every(
        ({ word, synonyms }) => text.includes(word) || synonyms.some((synonym) => whole.includes(synonym)),
      ) ||
      (number !== '' && compact(part.partNumber).startsWith(number))
    );
  });
}
