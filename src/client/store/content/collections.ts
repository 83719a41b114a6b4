import type { EntityAdapter, EntityState, Reducer } from '@reduxjs/toolkit';
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { Collection, EntityName, Row } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { parentField } from '../../../model/schema/entities/entity';
import { byOrder } from '../../../model/schema/order';
import type { RowChanges } from './contentActions';
import { contentFollowed, contentLoaded, rowAdded, rowDeleted, rowsUpdated } from './contentActions';
import type { StoredRow } from './storedRow';

const adapter: EntityAdapter<StoredRow, number> = createEntityAdapter<StoredRow>({ sortComparer: byOrder });

export type CollectionState = EntityState<StoredRow, number>;

/** Removes the children of a deleted row. A response may contain a parent's id as a number or as text. */
const removeChildren = (state: CollectionState, parentColumn: string, parentId: number): void => {
  const orphans = Object.values(state.entities).filter((row) => Number(row[parentColumn]) === parentId);
  adapter.removeMany(
    state,
    orphans.map((row) => row.id),
  );
};

const isUnchanged = (state: CollectionState, row: StoredRow): boolean => {
  const stored = state.entities[row.id];
  return stored !== undefined && Object.entries(row).every(([column, value]) => stored[column] === value);
};

/** Applies changes from the server. A row that the store already has, such as a change by this page, stays the same object. */
const applyChanges = (state: CollectionState, { changed, removedIds }: RowChanges<StoredRow>): void => {
  adapter.upsertMany(
    state,
    changed.filter((row) => !isUnchanged(state, row)),
  );
  adapter.removeMany(state, removedIds);
};

const collectionSlice = (name: EntityName) => {
  const parent = parentField(entities[name]);
  return createSlice({
    name: entities[name].collection,
    initialState: adapter.getInitialState(),
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(contentLoaded, (state, { payload }) => {
          adapter.setAll(state, payload.rows[name]);
        })
        .addCase(contentFollowed, (state, { payload }) => {
          const changes = payload.rows[name];
          if (changes) applyChanges(state, changes);
        })
        .addCase(rowAdded, (state, { payload }) => {
          if (payload.entity === name) adapter.upsertOne(state, payload.row);
        })
        .addCase(rowsUpdated, (state, { payload }) => {
          if (payload.entity !== name) return;
          adapter.updateMany(
            state,
            payload.rows.map(({ id, ...changes }) => ({ id, changes })),
          );
        })
        .addCase(rowDeleted, (state, { payload }) => {
          if (payload.entity === name) adapter.removeOne(state, payload.id);
          else if (parent?.entity === payload.entity) removeChildren(state, parent.name, payload.id);
        });
    },
  });
};

type CollectionReducers = {
  [Name in EntityName as Collection<Name>]: Reducer<CollectionState>;
};

/** A reducer for each collection, under its key in the bulk load. */
export const collectionReducers = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, collectionSlice(name).reducer]),
) as unknown as CollectionReducers; // one reducer for each name of the table

const rowSelectors = adapter.getSelectors();

/** The rows of a collection's state, typed by the table, in their order. */
export function rowsIn<Name extends EntityName>(state: CollectionState): Row<Name>[] {
  return rowSelectors.selectAll(state) as unknown[] as Row<Name>[]; // it has only rows from `readRow` of this kind
}

/** A collection with these rows. */
export function collectionOf(rows: readonly StoredRow[]): CollectionState {
  return adapter.setAll(adapter.getInitialState(), rows);
}

/** One row of a collection's state. */
export function rowIn<Name extends EntityName>(state: CollectionState, id: number): Row<Name> | undefined {
  return rowSelectors.selectById(state, id) as unknown as Row<Name> | undefined; // as in `rowsIn`
}
