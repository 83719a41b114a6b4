import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { HistoryFilter } from '../../../model/admin/historyFilter';
import { historyFilterNames, readHistoryFilter } from '../../../model/admin/historyFilter';
import type { HistoryRequest } from '../../../model/admin/historyFilter';
import { useSearchChange } from '../navigation/useSearchChange';
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
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const filter = useMemo(() => readHistoryFilter(new URLSearchParams(search)), [search]);
  const request = useMemo(() => requestOf(filter), [filter]);
  const change = (values: FilterChange): void => changeSearch(values);
  return {
    filter,
    request,
    count: Object.keys(filter).length,
    change,
    clear: () => change(Object.fromEntries(historyFilterNames.map((name) => [name, '']))),
  };
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>;
