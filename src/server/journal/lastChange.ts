import type { RowHistory } from '../../model/history';
import type { ContentTransaction } from '../database/database';
import { systemTablesOf, toRowHistory } from './journal';
import type { Table } from '../database/tables';

interface ChangeOfRow {
  readonly id: number;
  readonly author: string | null;
  readonly at: number;
}

/** How many changes of a row are read at a time. */
const changesAtOnce = 20;

/** Whether a change gave one of these columns another value; whichever they are where a row came or went. */
const touches = ({ before, after }: RowHistory, columns: readonly string[]): boolean =>
  !before || !after || columns.some((column) => before[column] !== after[column]);

/** The last change of a row that concerned one of these columns, as far as the journal reaches. */
export const lastChangeOf = async (
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
  rowId: number,
  columns: readonly string[],
): Promise<ChangeOfRow | undefined> => {
  const newest = systemTablesOf(transaction)
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select(['changes.id', 'author', 'at', 'collection', 'rowId', 'before', 'after'])
    .where('collection', '=', name)
    .where('rowId', '=', rowId)
    .orderBy('changes.id', 'desc')
    .orderBy('position', 'desc')
    .limit(changesAtOnce);
  for (let skipped = 0; ; skipped += changesAtOnce) {
    const changes = await newest.offset(skipped).execute();
    const found = changes.find((change) => touches(toRowHistory(change), columns));
    if (found || changes.length < changesAtOnce) return found;
  }
};
