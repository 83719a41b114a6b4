import { foldWord } from '../../../model/text/foldWord';

/** The words of a search. A number with spaces or commas between its thousands is one word, and so is a `$`. */
const searchedWord = /(?<!\d)\d{1,3}(?:[ ,]\d{3})+(?!\d)|\$|[^ $]+/g;

const groupedNumber = /^\d{1,3}(?:[ ,]\d{3})+$/;

/** Returns whether a text contains a word. '60 000' is found in '60,000' and '60000', but not in '160 000'. */
const finderOf = (word: string): ((text: string) => boolean) => {
  if (!groupedNumber.test(word)) return (text) => text.includes(word);
  const pattern = new RegExp(`(?<!\\d[ ,]?)${word.split(/[ ,]/).join(String.raw`[^\d\n]{0,2}`)}`);
  return (text) => pattern.test(text);
};

/**
 * Returns the items that contain every word of a search, ignoring case, accents and kinds of spaces; all items for an empty search.
 * @param textsOf returns the texts of an item that are searched
 */
export function searchItems<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const finders = (foldWord(search).match(searchedWord) ?? []).map(finderOf);
  if (finders.length === 0) return items;
  return items.filter((item) => {
    const text = textsOf(item).map(foldWord).join('\n');
    return finders.every((isIn) => isIn(text));
  });
}
