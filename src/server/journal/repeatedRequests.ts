import type { RowHistory } from '../../model/history';
import { ownValues, rejectConflicts } from '../content/conflicts';
import type { CommittedChange } from '../content/changes';
import type { ContentTransaction } from '../database/database';
import type { JournalHead } from './journal';
import { systemTablesOf, toRowHistory } from './journal';
import type { Table, WireRow, WireValues } from '../database/tables';
import type { ContentWriter } from '../content/contentWriter';

/** By what a call is known again when it is repeated. */
interface KnownBy {
  readonly author: JournalHead['author'];
  /** None where the caller gave none: then it is no repetition. */
  readonly requestKey: string | undefined;
}

/** What calls of this key have done to rows of a table, in its order. */
const changesBy = async (
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
  { author, requestKey }: KnownBy,
): Promise<readonly (RowHistory & { readonly change: number })[]> => {
  if (requestKey === undefined) return [];
  const stored = await systemTablesOf(transaction)
    .selectFrom('changes')
    .innerJoin('change_rows', 'changeId', 'changes.id')
    .select(['changes.id', 'collection', 'rowId', 'before', 'after'])
    .where('requestKey', '=', requestKey)
    .where('author', '=', author)
    .where('collection', '=', name)
    .orderBy('changes.id')
    .orderBy('position')
    .execute();
  return stored.map((row) => ({ ...toRowHistory(row), change: row.id }));
};

/** An addition that was made before. */
interface FormerAddition {
  readonly id: number;
  /** What its calls have put into the row: what others have put there is not among it. */
  readonly written: WireValues;
  /** The last change that its calls made. */
  readonly change: number;
}

const writtenBy = ({ before, after }: RowHistory): WireValues =>
  Object.fromEntries(Object.entries(after ?? {}).filter(([name, value]) => before?.[name] !== value));

/** What somebody's save of this key has added; none where there was no such save. */
const additionBy = async (
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  knownBy: KnownBy,
): Promise<FormerAddition | undefined> => {
  const changes = await changesBy(transaction, table, knownBy);
  const own = changes.slice(changes.findLastIndex(({ before }) => before === null));
  const [added, last] = [own[0], own.at(-1)];
  if (!added || added.before || !last) return undefined;
  const written = own.map(writtenBy).reduce((all, each) => ({ ...all, ...each }), {});
  return { id: added.id, written, change: last.change };
};

/** A row to add. */
interface NewValues {
  readonly values: WireValues;
  /** What the caller has seen since in the columns that others have changed, where this is a repetition. */
  readonly seen: WireValues;
  readonly knownBy: KnownBy;
}

/** What became of an addition. */
interface Added {
  readonly id: number;
  /** Where the row was there already: what it says now, and the change that the addition made. */
  readonly former?: { readonly row: WireRow; readonly change: number };
}

/**
 * Adds a row, or says of one that the same call has added before what differs from that: what others have changed since stays.
 * @throws Refusal with both versions where others have changed the same
 */
export const addOnce = async (
  writer: ContentWriter,
  transaction: ContentTransaction,
  table: Table,
  { values, seen, knownBy }: NewValues,
): Promise<Added> => {
  const former = await additionBy(transaction, table, knownBy);
  const current = former && (await writer.find(table, former.id));
  if (!former || !current) return { id: await writer.insert(table, values) };
  const { id, written, change } = former;
  const patch = { id, values, base: { ...written, ...seen } };
  await rejectConflicts(transaction, table, [patch], new Map([[id, current]]));
  const own = ownValues(patch);
  await writer.update(table, [{ id, values: own }]);
  return { id, former: { row: { ...current, ...own }, change } };
};

/** What a save answers. */
export interface Saved {
  readonly id: number;
  /** The row as it is now, where it was there already. */
  readonly row?: WireRow;
}

/** The answer of a save, which made a change or only found what it had made before. */
export const savedBy = ({ id, former }: Added, version: number | null): CommittedChange<Saved> => ({
  result: { id, ...(former && { row: former.row }) },
  version: version ?? former?.change ?? null,
});

/** The change by which somebody's call of this key has deleted a row; none where there was no such call. */
export const deletionBy = async (
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  rowId: number,
  knownBy: KnownBy,
): Promise<number | undefined> => {
  const changes = await changesBy(transaction, table, knownBy);
  return changes.findLast(({ id, after }) => id === rowId && after === null)?.change;
};
