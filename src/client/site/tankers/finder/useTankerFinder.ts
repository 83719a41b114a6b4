import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { NavigateOptions, Path } from 'react-router';
import { useLocation, useNavigate } from 'react-router';
import type { Selection } from '../../../../model/facets/selection';
import { searchWith, valuesIn } from '../../../../model/facets/selection';
import type { Row } from '../../../../model/schema/entities';
import type { FoundTankers, TankerChoice } from '../../../../model/site/screens/tankers/findTankers';
import { findTankers, noFilters, sortParameter } from '../../../../model/site/screens/tankers/findTankers';
import { usePageAddress } from '../../../ui/hydration/usePageAddress';
import { useEqualWords } from '../../catalogue/useEqualWords';

/** A value that the visitor has chosen. */
export interface ChosenValue {
  readonly choice: TankerChoice;
  readonly option: TankerChoice['options'][number];
}

export interface TankerFinder extends FoundTankers {
  /** How many tankers there are without filters. */
  readonly total: number;
  readonly chosen: readonly ChosenValue[];
  /** The address with other values of some parameters, on the first page of the list. */
  readonly addressWith: (changes: Selection) => Path;
  /** The address with one value more or less. */
  readonly toggled: (value: ChosenValue) => Path;
  /** Opens that address. Values that were tapped just before stay, even if they are not on the screen yet. */
  readonly toggle: (value: ChosenValue, options?: NavigateOptions) => void;
  /** The query of the address, which the screen may not show yet. */
  readonly searchNow: () => string;
  /** Whether the screen shows the value that was tapped last. */
  readonly isUpToDate: () => boolean;
  readonly withoutFilters: Path;
  readonly sortBy: (sort: string) => void;
}

/** The chosen values of a filter, with one more or less. */
const idsWith = ({ choice: { options }, option: { id } }: ChosenValue): readonly string[] =>
  options.filter((each) => each.isChosen !== (each.id === id)).map((each) => each.id);

const toggledIn = (ids: readonly string[], { option: { id } }: ChosenValue): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

const chosenIn = (search: string, name: string): readonly string[] =>
  valuesIn(new URLSearchParams(search), name);

interface LatestSearch {
  /** The query of the address, which the screen may not show yet: the router changes the screen when it is idle. */
  readonly now: () => string;
  readonly set: (search: string) => void;
}

function useLatestSearch(search: string): LatestSearch {
  const { key } = useLocation();
  const pending = useRef<readonly string[]>([]); // the newest last
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const forget = useCallback((): void => {
    if (pending.current.length === 0) return;
    pending.current = [];
    renderAgain(); // the check boxes follow the address
  }, []);
  useEffect(() => {
    const shown = pending.current.lastIndexOf(search);
    if (shown === -1) forget(); // the visitor has followed a link instead
    else pending.current = pending.current.slice(shown + 1);
  }, [key, search, forget]);
  useEffect(() => {
    window.addEventListener('popstate', forget); // taken back before the screen has shown it
    return () => window.removeEventListener('popstate', forget);
  }, [forget]);
  return {
    now: () => pending.current.at(-1) ?? search,
    set: (value) => {
      pending.current = [...pending.current, value];
    },
  };
}

/** The tankers that the address asks for, and the addresses of other filters. */
export function useTankerFinder(all: readonly Row<'tanker'>[]): TankerFinder {
  const { pathname, search } = usePageAddress();
  const navigate = useNavigate();
  const equalWords = useEqualWords();
  const found = useMemo(() => findTankers(all, search, equalWords), [all, search, equalWords]);
  const latest = useLatestSearch(search);
  const goTo = (changes: Selection, options?: NavigateOptions): void => {
    const next = searchWith(latest.now(), { page: [], ...changes });
    latest.set(next);
    void navigate({ pathname, search: next, hash: '' }, options);
  };
  const addressWith = (changes: Selection): Path => ({
    pathname,
    search: searchWith(search, { page: [], ...changes }),
    hash: '',
  });
  return {
    ...found,
    total: all.length,
    chosen: found.choices.flatMap((choice) =>
      choice.options.filter(({ isChosen }) => isChosen).map((option) => ({ choice, option })),
    ),
    addressWith,
    toggled: (value) => addressWith({ [value.choice.name]: idsWith(value) }),
    toggle: (value, options) => {
      const { name } = value.choice;
      const pending = chosenIn(latest.now(), name);
      const ids =
        pending.join() === chosenIn(search, name).join() ? idsWith(value) : toggledIn(pending, value);
      goTo({ [name]: ids }, options);
    },
    searchNow: latest.now,
    isUpToDate: () => latest.now() === search,
    withoutFilters: addressWith(noFilters),
    sortBy: (sort) => goTo({ [sortParameter]: sort === '' ? [] : [sort] }),
  };
}
