import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store';

/** What a call has made. */
export interface ChangeVersion {
  /** The change, by which it can be undone; none where nothing was changed, or where the back-end does not count. */
  readonly version: number | null;
}

export const changeVersionOf = (
  meta: { readonly version?: number | undefined } | undefined,
): ChangeVersion => ({
  version: meta?.version ?? null,
});

/** Says what a call has changed, unless the store has heard of it already, and perhaps of newer changes. */
export const unlessAlreadyApplied =
  ({ version }: ChangeVersion, action: UnknownAction): ThunkAction<void, RootState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { startup } = getState();
    if (version === null || startup.version === null || startup.version < version) dispatch(action);
  };
