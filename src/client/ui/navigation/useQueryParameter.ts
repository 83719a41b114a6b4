import type { Location, Path } from 'react-router';
import { useLocation, useNavigate } from 'react-router';
import { usePageAddress } from '../hydration/usePageAddress';
import { useGoBack } from './useGoBack';
import { readProperty } from '../../../model/schema/readProperty';

/** The properties of a `Link`. */
export interface AddressLink {
  readonly to: Path;
  readonly state: unknown;
  readonly replace?: boolean;
}

interface AddressParameter {
  /** The value in the query of the address; undefined without one. */
  readonly value: string | undefined;
  /** A link to a value. It adds an entry to the browser's history, so that the back button removes the value again. */
  readonly pushLink: (value: string) => AddressLink;
  /** A link to a value. It changes the current entry of the history. */
  readonly replaceLink: (value: string | undefined) => AddressLink;
  /** Changes the current entry of the history. */
  readonly replace: (value: string | undefined) => void;
  /** Removes the value: goes back if this site pushed it, otherwise changes the current entry. */
  readonly remove: () => void;
}

/** The state of an entry that a `pushLink` created. The browser keeps it when the page is reloaded. */
const pushed = { isPushed: true } as const;

/** Whether this site pushed the entry with this state: the visitor can go back to where it was opened. */
const isPushed = (state: unknown): boolean => readProperty(state, 'isPushed') === true;

/**
 * A part of a screen's state in the query of its address: a link opens it, a reload keeps it.
 * @param dropped another parameter, which has no meaning with another value of this one
 */
export function useQueryParameter(name: string, dropped?: string): AddressParameter {
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const { pathname, search, hash } = usePageAddress();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const addressWith = (value: string | undefined): Path => {
    const query = new URLSearchParams(search);
    if (dropped !== undefined) query.delete(dropped);
    if (value === undefined) query.delete(name);
    else query.set(name, value);
    return { pathname, search: query.size === 0 ? '' : `?${query}`, hash };
  };
  const replaceLink = (value: string | undefined): AddressLink => ({
    to: addressWith(value),
    state,
    replace: true,
  });
  const replace = (value: string | undefined): void =>
    void navigate(addressWith(value), { replace: true, state });
  return {
    value: new URLSearchParams(search).get(name) ?? undefined,
    pushLink: (value) => ({ to: addressWith(value), state: pushed }),
    replaceLink,
    replace,
    remove: () => {
      if (isPushed(state)) goBack();
      else replace(undefined);
    },
  };
}
