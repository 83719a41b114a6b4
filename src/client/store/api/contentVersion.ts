import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** The version of the change that a request made. */
export interface ChangeVersion {
  /** The version, by which the change can be undone; null if nothing changed, or if the back-end has no versions. */
  readonly version: number | null;
}

export function changeVersionOf(meta: { readonly version?: number | undefined } | undefined): ChangeVersion {
  return {
    version: meta?.version ?? null,
  };
}

/** Dispatches the result of a change, unless the store already has this version or a newer one. */
export function unlessAlreadyApplied(
  { version }: ChangeVersion,
  action: UnknownAction,
): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { startup } = getState();
    if (version === null || startup.version === null || startup.version < version) dispatch(action);
  };
}
