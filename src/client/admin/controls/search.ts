import { foldWord } from '../../../model/text/foldWord';

/**
 * Returns the items that contain every word of a search, ignoring case and accents; all items for an empty search.
 * @param wordsOf returns the texts of an item that are searched
 */
export function searchItems<Item>(
  items: readonly Item[],
  search: string,
  wordsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const words = foldWord(search).split(' ').filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = foldWord(wordsOf(item).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
