import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { EntityName, NewRow, Row } from '../../model/entities';
import { entities, entityNames } from '../../model/entities';
import { readRow, readRows } from '../../model/rows';
import type { CallBackEnd } from './api';
import { api } from './api';
import type { RowChange } from './contentActions';
import { rowAdded, rowDeleted, rowsUpdated } from './contentActions';

/*
 * The generic entity calls of the specification, section 7, made from the table: `tankerAll`, `tankerSave`,
 * `tankerUpdate`, `tankerDelete` and so on. The store changes when the server has answered, never before.
 */

/** Some columns of a row that exists. */
export type Change<Name extends EntityName> = Pick<Row<Name>, 'id'> & Partial<NewRow<Name>>;

type Definitions = {
  [Name in EntityName as `${Name}All`]: QueryDefinition<void, CallBackEnd, never, Row<Name>[]>;
} & {
  [Name in EntityName as `${Name}Save`]: MutationDefinition<NewRow<Name>, CallBackEnd, never, { id: number }>;
} & {
  [Name in EntityName as `${Name}Update`]: MutationDefinition<
    readonly Change<Name>[],
    CallBackEnd,
    never,
    void
  >;
} & {
  [Name in EntityName as `${Name}Delete`]: MutationDefinition<number, CallBackEnd, never, unknown>;
};

const readId = (answer: unknown): { id: number } => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? Number(answer.id) : NaN;
  if (!Number.isSafeInteger(id)) throw new TypeError('the save answered no id');
  return { id };
};

const collectionIn = (answer: unknown, collection: string): unknown =>
  typeof answer === 'object' && answer !== null
    ? (answer as Readonly<Record<string, unknown>>)[collection] // any key of any object may be read
    : undefined;

const ignore = (): void => undefined; // whoever made the call hears of its failure

export const entityApi = api.injectEndpoints({
  endpoints: (build) =>
    Object.fromEntries(
      entityNames.flatMap((name) => [
        [
          `${name}All`,
          build.query<unknown, void>({
            query: () => ({ url: `${name}/all` }),
            transformResponse: (answer) => readRows(name, collectionIn(answer, entities[name].collection)),
          }),
        ],
        [
          `${name}Save`,
          build.mutation<{ id: number }, object>({
            query: (body) => ({ url: `${name}/save`, method: 'POST', body }),
            transformResponse: readId,
            onQueryStarted: (row, { dispatch, queryFulfilled }) =>
              queryFulfilled.then(({ data: { id } }) => {
                const saved = readRow(name, { ...row, id });
                if (saved) dispatch(rowAdded({ entity: name, row: saved })); // of the table
              }, ignore),
          }),
        ],
        [
          `${name}Update`,
          build.mutation<unknown, readonly RowChange[]>({
            query: (body) => ({ url: `${name}/update`, method: 'PUT', body }),
            onQueryStarted: (rows, { dispatch, queryFulfilled }) =>
              queryFulfilled.then(() => void dispatch(rowsUpdated({ entity: name, rows })), ignore),
          }),
        ],
        [
          `${name}Delete`,
          build.mutation<unknown, number>({
            query: (id) => ({ url: `${name}/delete`, method: 'DELETE', body: { id } }),
            onQueryStarted: (id, { dispatch, queryFulfilled }) =>
              queryFulfilled.then(() => void dispatch(rowDeleted({ entity: name, id })), ignore),
          }),
        ],
      ]),
    ) as unknown as Definitions, // four for each name of the table
});
