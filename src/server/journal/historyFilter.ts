import { expressionBuilder } from 'kysely';
import type { HistoryRequest } from '../../model/admin/historyFilter';
import { collectionOfKind, sitePerson } from '../../model/admin/historyFilter';
import { entities } from '../../model/schema/entities';
import { formerName } from '../accounts/deleteAccount';
import type { SystemTables } from '../database/database';
import { maxInteger } from '../content/rows/fieldCodecs';
import type { QueryRunner } from './journal';

/** The changes of a page of the history. */
export interface PageOfHistory {
  /** The id of the change before the page; without one, the page has the newest changes. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** How the journal names a person: an account by its address, and a deleted one by its number. */
const authorsOf = async (system: QueryRunner, person: string): Promise<string[]> => {
  if (!/^\d{1,9}$/.test(person)) return [person];
  const id = Number(person);
  const account = await system.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst();
  return [formerName({ id }), ...(account ? [account.email] : [])];
};

interface IdRange {
  readonly first: number;
  readonly last: number;
}

/** Ids between which all changes of a time are. Ids follow time, but a clock may have been set back: others can be between them. */
const idsOfTime = async (
  system: QueryRunner,
  {
    from,
    until,
    before = maxInteger,
  }: Pick<HistoryRequest, 'from' | 'until'> & Pick<PageOfHistory, 'before'>,
): Promise<IdRange> => {
  const first =
    from === undefined
      ? undefined
      : await system
          .selectFrom('changes')
          .select(({ fn }) => fn.min('id').as('id'))
          .where('at', '>=', from)
          .executeTakeFirst();
  const last =
    until === undefined
      ? undefined
      : await system
          .selectFrom('changes')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('at', '<', until)
          .executeTakeFirst();
  return {
    first: from === undefined ? 0 : (first?.id ?? maxInteger),
    last: Math.min(before - 1, until === undefined ? maxInteger : (last?.id ?? 0)),
  };
};

/** The columns of changed rows that a filter names. */
const rowColumnsOf = ({
  kind,
  page,
  item,
}: HistoryRequest): readonly (readonly ['itemCollection' | 'itemId' | 'page', string | number])[] => [
  ...(kind ? [['itemCollection', collectionOfKind(kind)] as const] : []),
  ...(page === undefined ? [] : [['page', page] as const]),
  ...(item
    ? [['itemCollection', entities[item.entity].collection] as const, ['itemId', item.id] as const]
    : []),
];

/** The condition that a change is by one of these authors, and at the time of a filter. */
const headMatches = ({ person, from, until }: HistoryRequest, authors: readonly string[]) => {
  const change = expressionBuilder<SystemTables, 'changes'>();
  return change.and([
    ...(person === sitePerson ? [change('author', 'is', null)] : []),
    ...(authors.length > 0 ? [change('author', 'in', [...authors])] : []),
    ...(from === undefined ? [] : [change('at', '>=', from)]),
    ...(until === undefined ? [] : [change('at', '<', until)]),
  ]);
};

/** The condition that a changed row is about what a filter names. */
export function rowMatches(filter: HistoryRequest) {
  const row = expressionBuilder<SystemTables, 'change_rows'>();
  return row.and(rowColumnsOf(filter).map(([column, value]) => row(column, '=', value)));
}

/**
 * The ids of the changes of a filter, newest first. Rows are looked up in an index that has the changes in their order, so that
 * the search ends with the last change of the page.
 */
export async function findChanges(
  system: QueryRunner,
  { before, limit, ...filter }: HistoryRequest & PageOfHistory,
): Promise<readonly number[]> {
  const { person } = filter;
  const authors = person === undefined || person === sitePerson ? [] : await authorsOf(system, person);
  const { first, last } = await idsOfTime(system, { ...filter, before });
  if (rowColumnsOf(filter).length === 0) {
    const heads = await system
      .selectFrom('changes')
      .select('id')
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where(headMatches(filter, authors))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return heads.map(({ id }) => id);
  }
  const rows = await system
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select('changeId')
    .distinct()
    .where('changeId', '>=', first)
    .where('changeId', '<=', last)
    .where(rowMatches(filter))
    .where(headMatches(filter, authors))
    .orderBy('changeId', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ changeId }) => changeId);
}
