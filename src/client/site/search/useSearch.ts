import { use, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { HitGroup } from '../../../model/search/groupHits';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { searchCode } from './searchCode';
import { selectSearchSources } from './searchSources';
import { UploadedTexts } from './UploadedTexts';

const none: readonly HitGroup[] = [];

/** A promise that React need not wait for. */
const ready: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** The results of a search in the content of the site, by page. It waits for the index. */
export function useSearch(query: string): readonly HitGroup[] {
  const store = useAppStore();
  const sources = useAppSelector(selectSearchSources, shallowEqual);
  const index = use(searchCode.load()).siteIndexOf(store);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    void index
      .loadUploadedTexts(() => new UploadedTexts())
      .then((isNew) => {
        if (isNew) setLoads((count) => count + 1);
      });
  }, [index, sources]);
  const groups = useMemo(
    () => (sources.length > 0 && loads >= 0 ? index.find(store.getState(), query) : undefined),
    [index, store, sources, loads, query],
  );
  // React renders again with the same promise, so it stays the same once the index is built.
  use(index.building() ?? (groups ? ready : index.build()));
  return groups ?? none;
}
