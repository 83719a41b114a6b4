import type { Hit } from '../../../model/search/SearchDocument';
import { foldWord } from '../../../model/text/foldWord';
import { SearchIndex } from '../../ui/search/SearchIndex';
import type { PaletteGroup, PaletteItem } from './paletteItem';

/** An item of the list, with the terms that were found in it. */
export interface ListedItem {
  readonly item: PaletteItem;
  readonly terms: ReadonlySet<string>;
}

/** The items under one heading, the best first. */
export interface ListedGroup {
  readonly group: PaletteGroup | 'recent';
  readonly items: readonly ListedItem[];
  /** How many were found. The list shows the first ones. */
  readonly count: number;
}

/** How many items of a group are shown. */
const maxShown = 8;

const noTerms: ReadonlySet<string> = new Set();

const listed = (item: PaletteItem): ListedItem => ({ item, terms: noTerms });

/** The list before anything is typed: the items that were chosen last, then actions, and the screens. */
export function suggestItems(
  items: readonly PaletteItem[],
  recent: readonly string[],
): readonly ListedGroup[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = recent.flatMap((id) => byId.get(id) ?? []).slice(0, maxShown);
  const others = (['actions', 'screens'] as const).map((group) => {
    const all = items.filter((item) => item.group === group && item.isSuggested && !chosen.includes(item));
    return { group, items: all.map(listed), count: all.length };
  });
  const groups = [{ group: 'recent' as const, items: chosen.map(listed), count: chosen.length }, ...others];
  return groups.filter(({ count }) => count > 0);
}

const grouped = (hits: readonly Hit<PaletteItem>[]): readonly ListedGroup[] => {
  const groups = new Map<PaletteGroup, ListedItem[]>();
  for (const { document: item, terms } of hits) {
    const found = groups.get(item.group) ?? [];
    groups.set(item.group, [...found, { item, terms }]);
  }
  return [...groups].map(([group, found]) => ({
    group,
    items: found.slice(0, maxShown),
    count: found.length,
  }));
};

/** The words of a text without punctuation, for comparison. */
const wordsAlone = (text: string): string =>
  foldWord(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** For a query of several words: puts the items that have it as a phrase first. */
const phraseFirst = (hits: readonly Hit<PaletteItem>[], query: string): readonly Hit<PaletteItem>[] => {
  const phrase = wordsAlone(query);
  if (!phrase.includes(' ')) return hits;
  const hasPhrase = ({ document: { title, body } }: Hit<PaletteItem>): boolean =>
    ` ${wordsAlone(title)} ${wordsAlone(body)}`.includes(` ${phrase}`);
  return [...hits.filter(hasPhrase), ...hits.filter((hit) => !hasPhrase(hit))];
};

/** Finds items by their words. The group with the best item comes first. */
export class ItemFinder {
  private readonly index = new SearchIndex<PaletteItem>();
  private items: readonly PaletteItem[] = [];

  find(items: readonly PaletteItem[], query: string): readonly ListedGroup[] {
    if (items !== this.items) {
      this.items = items;
      this.index.update(items);
    }
    return grouped(phraseFirst(this.index.search(query), query));
  }
}
