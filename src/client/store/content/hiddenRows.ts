import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createSlice, weakMapMemoize } from '@reduxjs/toolkit';
import type { EntityName, Row } from '../../../model/schema/entities';
import { entities } from '../../../model/schema/entities';
import { byOrder } from '../../../model/schema/order';
import type { RowVisibility } from '../../../model/schema/visibility';
import { defaultTimeZone } from '../../../model/format/days';
import { sessionEnded } from '../session/session';
import type { RootState } from '../store';
import { rowDeleted, rowsUpdated } from './contentActions';
import { rowIn, rowsIn } from './collections';
import type { StoredRow } from './storedRow';

type HiddenRows = Partial<Readonly<Record<EntityName, readonly StoredRow[]>>>;

interface HiddenState {
  /** The version of the content that the rows are from, or that the next load must have. */
  readonly version: number;
  /** The rows that visitors do not see. The collections of the store have only those that visitors see. */
  readonly rows: HiddenRows;
  readonly visibility: readonly RowVisibility[];
  /** The time zone of schedules. */
  readonly timeZone: string;
}

interface StoredHiddenRows {
  readonly entity: EntityName;
  readonly rows: readonly StoredRow[];
  /** Loads of older content are ignored: they do not know the change yet. */
  readonly version: number;
}

/** The version while a change is being sent: every load is ignored until its response. */
export const untilResponse = Number.MAX_SAFE_INTEGER;

const initialState: HiddenState = { version: 0, rows: {}, visibility: [], timeZone: defaultTimeZone };

const withRows = (
  state: HiddenState,
  entity: EntityName,
  change: (rows: readonly StoredRow[]) => readonly StoredRow[],
): HiddenState => ({ ...state, rows: { ...state.rows, [entity]: change(state.rows[entity] ?? []) } });

/** The hidden rows, and the stored visibility of rows. Visitors never load them. */
export const hidden = createSlice({
  name: 'hidden',
  initialState,
  reducers: {
    loaded: (state, { payload }: PayloadAction<HiddenState>) =>
      payload.version < state.version ? state : payload,
    /** Rows that are about to be hidden, or were added hidden: lists show them until the next load. */
    stored: (state, { payload }: PayloadAction<StoredHiddenRows>) => {
      const ids = payload.rows.map(({ id }) => id);
      return withRows({ ...state, version: payload.version }, payload.entity, (rows) => [
        ...rows.filter(({ id }) => !ids.includes(id)),
        ...payload.rows,
      ]);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowsUpdated, (state, { payload }) => {
        const patches = new Map(payload.rows.map((patch) => [patch.id, patch]));
        return withRows(state, payload.entity, (rows) =>
          rows.map((row) => ({ ...row, ...patches.get(row.id) })),
        );
      })
      .addCase(rowDeleted, (state, { payload }) =>
        withRows(state, payload.entity, (rows) => rows.filter(({ id }) => id !== payload.id)),
      )
      .addCase(sessionEnded, () => initialState);
  },
});

export const { loaded: hiddenLoaded, stored: hiddenStored } = hidden.actions;

const noRows: readonly StoredRow[] = [];

/** The root state, with this slice once an administrator has loaded it. */
type StateWithHidden = RootState & Partial<WithSlice<typeof hidden>>;

const hiddenRowsOf = (state: StateWithHidden, entity: EntityName): readonly StoredRow[] =>
  state.hidden?.rows[entity] ?? noRows;

/** All rows, in their order. Returns the same array for the same rows. */
const mergeRows = weakMapMemoize(
  (visible: readonly StoredRow[], hiddenRows: readonly StoredRow[]): readonly StoredRow[] => {
    const ids = new Set(visible.map(({ id }) => id));
    return [...visible, ...hiddenRows.filter(({ id }) => !ids.has(id))].sort(byOrder);
  },
);

/** All rows of a kind, hidden ones too, in their order. Returns the same array until a row changes. */
export function selectEditedRows<Name extends EntityName>(
  state: RootState,
  name: Name,
): readonly Row<Name>[] {
  const visible: readonly Row<Name>[] = rowsIn<Name>(state[entities[name].collection]);
  const hiddenRows = hiddenRowsOf(state, name);
  if (hiddenRows.length === 0) return visible;
  const rows = mergeRows(visible as readonly unknown[] as readonly StoredRow[], hiddenRows);
  return rows as readonly unknown[] as readonly Row<Name>[]; // rows of this kind
}

/** One row, hidden or not. */
export function selectEditedRow<Name extends EntityName>(
  state: RootState,
  name: Name,
  id: number,
): Row<Name> | undefined {
  const visible = rowIn<Name>(state[entities[name].collection], id);
  return visible ?? selectEditedRows(state, name).find((row) => row.id === id);
}

/** Whether visitors do not see a row that the administration shows. */
export function selectIsHidden(state: RootState, name: EntityName, id: number): boolean {
  const visible = rowIn(state[entities[name].collection], id);
  return visible === undefined && hiddenRowsOf(state, name).some((row) => row.id === id);
}

/** The whole slice: another object after each change of a hidden row or a visibility. */
export function selectHidden(state: StateWithHidden): unknown {
  return state.hidden;
}

/** The time zone of schedules. */
export function selectTimeZone(state: StateWithHidden): string {
  return state.hidden?.timeZone ?? defaultTimeZone;
}

const noVisibility: readonly RowVisibility[] = [];

/** The visibility of all rows that administrators gave one. */
export function selectVisibilities(state: StateWithHidden): readonly RowVisibility[] {
  return state.hidden?.visibility ?? noVisibility;
}

/** The visibility that administrators gave a row; undefined for a row that was never hidden. */
export function selectVisibility(
  state: StateWithHidden,
  name: EntityName,
  id: number,
): RowVisibility | undefined {
  return state.hidden?.visibility.find(({ entity, rowId }) => entity === name && rowId === id);
}
