import { use, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { HitGroup } from '../../../model/search/groupHits';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { searchCode } from './searchCode';
import { selectSearchSources } from './searchSources';

const none: readonly HitGroup[] = [];

/** A promise that React need not wait for: `use` must be called in each render. */
const ready: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** What a text finds in the content of the site, by pages. It waits for the index. */
export function useSearch(query: string): readonly HitGroup[] {
  const store = useAppStore();
  const sources = useAppSelector(selectSearchSources, shallowEqual);
  const code = searchCode.loaded();
  use(code ? ready : searchCode.load());
  const index = code?.siteIndexOf(store);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    void index?.loadUploadedTexts().then((isNew) => {
      if (isNew) setLoads((count) => count + 1);
    });
  }, [index, sources]);
  const groups = useMemo(
    () => (sources.length > 0 && loads >= 0 ? index?.find(store.getState(), query) : undefined),
    [index, store, sources, loads, query],
  );
  use(index && !groups ? index.build() : ready);
  return groups ?? none;
}
