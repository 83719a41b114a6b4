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

/** Parts of the same group stand together, in the order of the first part of each; those without a group come last. */
export function groupParts(
  parts: readonly Part[],
  groupOf: (part: Part) => string,
): readonly (readonly [group: string, parts: readonly Part[]])[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const group = groupOf(part).trim();
    const members = groups.get(group);
    if (members) members.push(part);
    else groups.set(group, [part]);
  }
  return [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''));
}
