import { foldAccents } from '../../../model/text/foldAccents';

const normalize = (text: string): string => foldAccents(text).replaceAll('’', "'");

/**
 * Returns the items that contain every word of a search, ignoring case and accents; all items for an empty search.
 * @param wordsOf returns the texts of an item that are searched
 */
export function searchItems<Item>(
  items: readonly Item[],
  search: string,
  wordsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = normalize(wordsOf(item).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
