import type { FindEqualWords } from '../text/equalWords';
import type { Facet, FacetLabel, FacetValue } from './facet';
import type { Selection } from './selection';

/** The value of the items whose own is unknown. */
export const unknownId = 'unknown';

/** A value of a filter, as the screen offers it. */
interface FacetOption<Text extends string> {
  readonly id: string;
  readonly label: FacetLabel<Text>;
  /** How many items have it among those that the other filters leave. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** A filter, as the screen offers it. */
export interface FacetChoice<Text extends string, Name extends string> {
  readonly name: Name;
  readonly label: Text;
  readonly options: readonly FacetOption<Text>[];
}

interface FilteredItems<Item, Text extends string, Name extends string> {
  /** The items that have one of the chosen values of each filter, in the given order. */
  readonly items: readonly Item[];
  /** The filters with at least two values. */
  readonly choices: readonly FacetChoice<Text, Name>[];
}

interface Option<Text extends string> extends FacetValue<Text> {
  /** How many of all items have it. */
  total: number;
  count: number;
  isChosen: boolean;
}

/** A filter with the options of all items, and the ids of each item's values. */
interface Indexed<Text extends string, Name extends string> {
  readonly name: Name;
  readonly label: Text;
  readonly isNested: boolean;
  readonly options: ReadonlyMap<string, Option<Text>>;
  readonly idsOfItems: readonly (readonly string[])[];
  readonly hasChosen: boolean;
}

const index = <Item, Text extends string, Name extends string>(
  items: readonly Item[],
  facet: Facet<Item, Text, Name>,
  selection: Selection,
  equalWords: FindEqualWords,
): Indexed<Text, Name> => {
  const unknown: FacetValue<Text> = {
    id: unknownId,
    label: { text: facet.unknown },
    rank: Number.POSITIVE_INFINITY,
  };
  const options = new Map<string, Option<Text>>();
  const idsOfItems = items.map((item) => {
    const values = facet.valuesOf(item, equalWords);
    const ids = new Set<string>();
    for (const value of values.length > 0 ? values : [unknown]) {
      if (ids.has(value.id)) continue;
      ids.add(value.id);
      const option = options.get(value.id) ?? { ...value, total: 0, count: 0, isChosen: false };
      option.total += 1;
      options.set(value.id, option);
    }
    return [...ids];
  });
  const wanted = new Set(selection[facet.name]);
  for (const option of options.values())
    option.isChosen = [option.id, ...(option.aliases ?? [])].some((id) => wanted.has(id));
  return {
    name: facet.name,
    label: facet.label,
    isNested: facet.isNested === true,
    options,
    idsOfItems,
    hasChosen: [...options.values()].some(({ isChosen }) => isChosen),
  };
};

/** Whether an item has one of the chosen values of a filter; any value will do where none is chosen. */
const matches = <Text extends string>(
  { hasChosen, options, idsOfItems }: Indexed<Text, string>,
  position: number,
): boolean => !hasChosen || (idsOfItems[position] ?? []).some((id) => options.get(id)?.isChosen === true);

const byRank = <Text extends string>(one: Option<Text>, other: Option<Text>): number =>
  one.rank === other.rank ? Number(one.id > other.id) - Number(one.id < other.id) : one.rank - other.rank;

/** The options in their order. Of nested ones, those that add no item to the one before are left out, if not chosen. */
const shownOptions = <Text extends string>({
  options,
  isNested,
}: Indexed<Text, string>): readonly FacetOption<Text>[] => {
  let last = 0;
  return [...options.values()]
    .sort(byRank)
    .filter(({ total, isChosen, label }) => {
      const isMore = !isNested || !('upTo' in label) || total > last;
      if (isMore) last = total;
      return isMore || isChosen;
    })
    .map(({ id, label, count, isChosen }) => ({ id, label, count, isChosen }));
};

/**
 * The items that a selection leaves, and what each filter offers. Values of one filter are alternatives; an item must pass every
 * filter. The count of a value follows from the other filters alone. Values that no item has are not known: an address with
 * them shows as much as one without.
 */
export function filterItems<Item, Text extends string, Name extends string>(
  items: readonly Item[],
  facets: readonly Facet<Item, Text, Name>[],
  selection: Selection,
  equalWords: FindEqualWords,
): FilteredItems<Item, Text, Name> {
  const indexed = facets.map((facet) => index(items, facet, selection, equalWords));
  const shown = items.filter((_item, position) => {
    const failed = indexed.filter((facet) => !matches(facet, position));
    const [only] = failed;
    // An item counts for the values of a filter if all others let it pass.
    for (const facet of failed.length === 0 ? indexed : failed.length === 1 && only ? [only] : [])
      for (const id of facet.idsOfItems[position] ?? []) {
        const option = facet.options.get(id);
        if (option) option.count += 1;
      }
    return failed.length === 0;
  });
  return {
    items: shown,
    choices: indexed
      .map((facet) => ({ name: facet.name, label: facet.label, options: shownOptions(facet) }))
      .filter(({ options }) => options.length > 1),
  };
}
