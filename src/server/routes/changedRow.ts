import type { ChangedRow } from '../content/changes';
import { object } from './schemas';

/** What became of a row, as callers are told; `row` is null where it is gone. */
export const changedRowOf = ({ table, id, row }: ChangedRow) => ({ collection: table.name, id, row });

export const changedRowSchema = object({
  collection: { type: 'string' },
  id: { type: 'integer' },
  row: { type: ['object', 'null'] },
});
