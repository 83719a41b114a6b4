import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useLocation, useNavigate } from 'react-router';
import { searchWith } from '../../../model/facets/selection';

/** New values of parameters; '' removes a parameter. */
export type SearchChange = Readonly<Record<string, string>>;

/**
 * Changes parameters in the query of the address. The others stay, also those that were chosen a moment before.
 * @returns a function that replaces the entry of the browser's history, or adds one
 */
export function useSearchChange(): (values: SearchChange, isReplaced?: boolean) => void {
  const location: Location<unknown> = useLocation();
  const { key, search, state } = location;
  const navigate = useNavigate();
  const latest = useRef(search); // a second filter may be chosen before the address of the first is shown
  useEffect(() => {
    latest.current = search;
  }, [key, search]);
  return (values, isReplaced = true) => {
    const changes = Object.entries(values).map(
      ([name, value]) => [name, value === '' ? [] : [value]] as const,
    );
    latest.current = searchWith(latest.current, Object.fromEntries(changes));
    void navigate({ search: latest.current }, isReplaced ? { replace: true, state } : {});
  };
}
