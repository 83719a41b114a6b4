import type { PairValues } from './meaning';
import { meaningOf, plainTextOf } from './meaning';

/** Words that only one of the languages has: a sentence with one of them is not the same in both. */
const wordsOfOneLanguage: ReadonlySet<string> = new Set(
  (
    'the and of for with your our from this that is are was not you we to by at be have has or ' +
    'le la les des du de et pour avec votre notre vos nos une dans sur est sont ne pas vous nous au aux ou par ce cette'
  ).split(' '),
);

/** From this number of words on, a text that is the same in both languages was not translated. */
const manyWords = 4;

/** Ordinary words: no codes, abbreviations, numbers and addresses, and no names, which have capitals within a text. */
const ordinaryWords = (text: string): readonly string[] =>
  (text.replace(/\{\w+\}|\S+@\S+|https?:\/\/\S+/g, ' ').match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word, index) => /^\p{L}\p{Ll}*$/u.test(word) && (index === 0 || /^\p{Ll}/u.test(word)),
  );

/**
 * Whether both languages have the same words although they should differ. Names, codes, numbers, addresses and short labels such as
 * 'Transport' are often the same.
 */
export function isUntranslated({ values, isRich }: PairValues): boolean {
  if (meaningOf(values.en, isRich) !== meaningOf(values.fr, isRich)) return false;
  const words = ordinaryWords(plainTextOf(values.en, isRich));
  return (
    words.length >= manyWords ||
    (words.length > 1 && words.some((word) => wordsOfOneLanguage.has(word.toLowerCase())))
  );
}
