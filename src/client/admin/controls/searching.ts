const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words of HTML, without its elements. */
export const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/**
 * The items that hold each word of a search, without case and accents; all of them where nothing is searched.
 * @param wordsOf what a search goes through
 */
export const searchIn = <Item>(
  items: readonly Item[],
  search: string,
  wordsOf: (item: Item) => readonly string[],
): readonly Item[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = plain(wordsOf(item).join('\n'));
    return words.every((word) => text.includes(word));
  });
};
