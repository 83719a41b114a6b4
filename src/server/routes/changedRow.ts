import type { ChangedRow } from '../content/changes';
import { objectSchema } from './schemas';

/** A changed row as clients receive it; `row` is null where the row was deleted. */
export function changedRowOf({ table, id, row }: ChangedRow) {
  return { collection: table.name, id, row };
}

export const changedRowSchema = objectSchema({
  collection: { type: 'string' },
  id: { type: 'integer' },
  row: { type: ['object', 'null'] },
});
