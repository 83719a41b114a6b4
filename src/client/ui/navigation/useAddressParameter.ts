import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { useLocation, useNavigate } from 'react-router';

interface AddressParameter {
  /** The value in the query of the address; undefined without one. */
  readonly value: string | undefined;
  /** Adds an entry to the browser's history, so that its back button removes the value again. */
  readonly push: (value: string) => void;
  /** Changes the current entry of the history. */
  readonly replace: (value: string | undefined) => void;
  /** Removes the value: goes back if this site pushed it, otherwise changes the current entry. */
  readonly remove: () => void;
}

/** The state of an entry that `push` created. The browser keeps it when the page is reloaded. */
const pushed = { isPushed: true } as const;

const isPushed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPushed' in state;

/** A part of a screen's state in the query of its address: a link opens it, a reload keeps it. */
export function useAddressParameter(name: string): AddressParameter {
  const location: Location<unknown> = useLocation();
  const { key, search, hash, state } = location;
  const navigate = useNavigate();
  const removedAt = useRef<string>(undefined);
  useEffect(() => {
    removedAt.current = undefined; // the browser's forward button leads to the same entry again
  }, [key]);
  const searchWith = (value: string | undefined): string => {
    const query = new URLSearchParams(search);
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    return query.toString();
  };
  const replace = (value: string | undefined): void =>
    void navigate({ search: searchWith(value), hash }, { replace: true, state });
  return {
    value: new URLSearchParams(search).get(name) ?? undefined,
    push: (value) => void navigate({ search: searchWith(value), hash }, { state: pushed }),
    replace,
    remove: () => {
      if (removedAt.current === key) return; // the browser is still going back
      removedAt.current = key;
      if (isPushed(state)) void navigate(-1);
      else replace(undefined);
    },
  };
}
