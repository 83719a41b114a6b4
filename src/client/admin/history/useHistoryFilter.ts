import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import type { HistoryFilter } from '../../../model/admin/historyFilter';
import { historyFilterNames, readHistoryFilter } from '../../../model/admin/historyFilter';
import type { HistoryRequest } from '../../../model/admin/historyFilter';
import { startOfDay } from './days';

/** The values of the controls; '' for all. */
export type FilterChange = Partial<Readonly<Record<keyof HistoryFilter, string>>>;

/** The request for the changes of a filter. Both of its days are included. */
const requestOf = ({ from, to, ...filter }: HistoryFilter): HistoryRequest => ({
  ...filter,
  ...(from !== undefined && { from: startOfDay(from) }),
  ...(to !== undefined && { until: startOfDay(to, 1) }),
});

/** The filter in the address of the history. A change of it replaces the entry of the browser's history. */
export function useHistoryFilter() {
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  const filter = useMemo(() => readHistoryFilter(new URLSearchParams(search)), [search]);
  const request = useMemo(() => requestOf(filter), [filter]);
  const latest = useRef(search); // a second filter may be chosen before the address of the first is shown
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (values: FilterChange): void => {
    const query = new URLSearchParams(latest.current);
    for (const name of historyFilterNames) {
      const value = values[name];
      if (value === '') query.delete(name);
      else if (value !== undefined) query.set(name, value);
    }
    latest.current = query.size === 0 ? '' : `?${query}`;
    void navigate({ search: latest.current }, { replace: true, state });
  };
  return {
    filter,
    request,
    count: Object.keys(filter).length,
    change,
    clear: () => change(Object.fromEntries(historyFilterNames.map((name) => [name, '']))),
  };
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>;
