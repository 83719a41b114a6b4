import { systemTablesOf } from '../database/systemTables';
import type { RowHistory } from '../../model/history';
import type { ContentTransaction } from '../database/database';
import { toRowHistory } from './journal';
import type { Table } from '../content/rows/tables';
import { displayName } from '../../model/account/displayName';

interface ChangeOfRow {
  readonly id: number;
  /** The name of the account, or its email address; null for the site itself. */
  readonly author: string | null;
  readonly at: number;
}

/** How many changes of a row are read at a time. */
const pageSize = 20;

/** Whether a change set one of these columns to another value. An added or deleted row counts for any columns. */
const touches = ({ before, after }: RowHistory, columns: readonly string[]): boolean =>
  !before || !after || columns.some((column) => before[column] !== after[column]);

/** The last change of a row that changed one of these columns; undefined if the journal has none. */
export async function lastChangeOf(
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
  rowId: number,
  columns: readonly string[],
): Promise<ChangeOfRow | undefined> {
  const newest = systemTablesOf(transaction)
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .leftJoin('accounts', 'accounts.email', 'changes.author')
    .select(['changes.id', 'author', 'accounts.name', 'at', 'collection', 'rowId', 'before', 'after'])
    .where('collection', '=', name)
    .where('rowId', '=', rowId)
    .orderBy('changes.id', 'desc')
    .orderBy('position', 'desc')
    .limit(pageSize);
  for (let skipped = 0; ; skipped += pageSize) {
    const changes = await newest.offset(skipped).execute();
    const found = changes.find((change) => touches(toRowHistory(change), columns));
    if (found)
      return {
        id: found.id,
        author: displayName(found.name, found.author),
        at: found.at,
      };
    if (changes.length < pageSize) return undefined;
  }
}
