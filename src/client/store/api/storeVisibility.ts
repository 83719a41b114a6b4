import type { EntityName } from '../../../model/schema/entities';
import type { RowPatch } from '../content/contentActions';
import { contentFollowed, noChanges } from '../content/contentActions';
import { hiddenStored, selectEditedRow, untilResponse } from '../content/hiddenRows';
import type { StoredRow } from '../content/storedRow';
import type { AppDispatch } from '../store';
import type { ChangeVersion } from './contentVersion';
import { unlessAlreadyApplied } from './contentVersion';
import { rootStateOf } from './rootStateOf';

interface Lifecycle {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<{ readonly data: ChangeVersion }>;
}

/** A row that a request hides or shows, with the columns that the request changes. */
interface VisibilityPatch {
  readonly id: number;
  readonly isHidden?: boolean | undefined;
  readonly values?: RowPatch;
}

/**
 * Stores the changes that a request makes to the visibility of rows. Lists show the rows without
 * interruption, whether the response or the event arrives first.
 */
export function storeVisibility(
  { dispatch, queryFulfilled, ...store }: Lifecycle,
  entity: EntityName,
  patches: readonly VisibilityPatch[],
): Promise<void> {
  const state = rootStateOf(store);
  const before = patches.flatMap(({ id }) => {
    const row: StoredRow | undefined = selectEditedRow(state, entity, id);
    return row ?? [];
  });
  const valuesOf = new Map(patches.map(({ id, values }) => [id, values]));
  const after = before.map((row) => ({ ...row, ...valuesOf.get(row.id) }));
  const storeHidden = (rows: readonly StoredRow[], version: number) =>
    dispatch(hiddenStored({ entity, rows, version }));
  storeHidden(before, untilResponse);
  const removedIds = patches.filter(({ isHidden }) => isHidden === true).map(({ id }) => id);
  const shownIds = patches.filter(({ isHidden }) => isHidden === false).map(({ id }) => id);
  const changed = after.filter(({ id }) => shownIds.includes(id));
  return queryFulfilled.then(
    ({ data }) => {
      storeHidden(after, data.version ?? 0);
      dispatch(
        unlessAlreadyApplied(
          data,
          contentFollowed({ ...noChanges, rows: { [entity]: { changed, removedIds } } }),
        ),
      );
    },
    () => void storeHidden(before, 0),
  );
}
