import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { EntityName, NewRow, Row } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { readRow, readRows } from '../../../model/schema/rows';
import type { RequestBackEnd } from './api';
import { api } from './api';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';
import type { RowChange } from '../content/contentActions';
import { rowAdded, rowDeleted, rowsUpdated } from '../content/contentActions';

/*
 * The generic entity calls of the specification, section 7, made from the table: `tankerAll`, `tankerSave`,
 * `tankerUpdate`, `tankerDelete` and so on. The store changes when the server has answered, never before.
 */

/** Some columns of a row that exists, with what they held when the editor was opened, so that nobody is overwritten unseen. */
export type Change<Name extends EntityName> = Pick<Row<Name>, 'id'> &
  Partial<NewRow<Name>> & { readonly base?: Partial<NewRow<Name>> };

/** The same for any kind. */
export type BasedChange = {
  readonly id: number;
  readonly base?: Readonly<Record<string, Value>> | undefined;
} & Readonly<Record<string, Value | Readonly<Record<string, Value>> | undefined>>;

type Value = string | number | boolean;

/** A row to delete, with what the call is known by, where it is made again because its answer got lost. */
export interface Deletion {
  readonly id: number;
  readonly requestKey: string;
}

type Definitions = {
  [Name in EntityName as `${Name}All`]: QueryDefinition<void, RequestBackEnd, never, Row<Name>[]>;
} & {
  [Name in EntityName as `${Name}Save`]: MutationDefinition<
    NewRow<Name>,
    RequestBackEnd,
    never,
    ChangeVersion & { id: number }
  >;
} & {
  [Name in EntityName as `${Name}Update`]: MutationDefinition<
    readonly Change<Name>[],
    RequestBackEnd,
    never,
    ChangeVersion
  >;
} & {
  [Name in EntityName as `${Name}Delete`]: MutationDefinition<Deletion, RequestBackEnd, never, ChangeVersion>;
};

const readId = (answer: unknown): { id: number } => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? Number(answer.id) : NaN;
  if (!Number.isSafeInteger(id)) throw new TypeError('the save answered no id');
  return { id };
};

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null
    ? (answer as Readonly<Record<string, unknown>>)[name] // any key of any object may be read
    : undefined;

/** A save, and the row as it is where the same save had been made before. */
interface Saved extends ChangeVersion {
  readonly id: number;
  readonly row: unknown;
}

const ignore = (): void => undefined; // whoever made the call hears of its failure

const withoutBase = ({ base: _base, ...change }: BasedChange): RowChange => change as RowChange; // values are all that is left

type Build = EndpointBuilder<RequestBackEnd, never, 'api'>;

const listAndSave = (name: EntityName, build: Build) => [
  [
    `${name}All`,
    build.query<unknown, void>({
      query: () => ({ url: `${name}/all` }),
      transformResponse: (answer) => readRows(name, partOf(answer, entities[name].collection)),
    }),
  ],
  [
    `${name}Save`,
    build.mutation<Saved, object>({
      query: (body) => ({ url: `${name}/save`, method: 'POST', body }),
      transformResponse: (answer, meta) => ({
        ...readId(answer),
        row: partOf(answer, 'row'),
        ...changeVersionOf(meta),
      }),
      onQueryStarted: (row, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          const saved = readRow(name, data.row) ?? readRow(name, { ...row, id: data.id });
          if (saved) dispatch(unlessAlreadyApplied(data, rowAdded({ entity: name, row: saved }))); // of the table
        }, ignore),
    }),
  ],
];

const updateAndDelete = (name: EntityName, build: Build) => [
  [
    `${name}Update`,
    build.mutation<ChangeVersion, readonly BasedChange[]>({
      query: (body) => ({ url: `${name}/update`, method: 'PUT', body }),
      transformResponse: (_answer, meta) => changeVersionOf(meta),
      onQueryStarted: (changes, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => {
          dispatch(unlessAlreadyApplied(data, rowsUpdated({ entity: name, rows: changes.map(withoutBase) })));
        }, ignore),
    }),
  ],
  [
    `${name}Delete`,
    build.mutation<ChangeVersion, Deletion>({
      query: (body) => ({ url: `${name}/delete`, method: 'DELETE', body }),
      transformResponse: (_answer, meta) => changeVersionOf(meta),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(() => void dispatch(rowDeleted({ entity: name, id })), ignore),
    }),
  ],
];

export const entityApi = api.injectEndpoints({
  endpoints: (build) =>
    Object.fromEntries(
      entityNames.flatMap((name) => [...listAndSave(name, build), ...updateAndDelete(name, build)]),
    ) as unknown as Definitions, // four for each name of the table
});
