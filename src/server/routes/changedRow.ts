import type { RowNews } from '../content/contentStore';
import { object } from './schemas';

/** What became of a row, as callers are told; `row` is null where it is gone. */
export const toldRow = ({ table, id, row }: RowNews) => ({ collection: table.name, id, row });

export const toldRowSchema = object({
  collection: { type: 'string' },
  id: { type: 'integer' },
  row: { type: ['object', 'null'] },
});
