import { Type } from '@sinclair/typebox';
import type { ChangedRow } from '../content/changes';
import { nullable } from './schemas';

/** A changed row as clients receive it; `row` is null where the row was deleted. */
export function changedRowOf({ table, id, row }: ChangedRow) {
  return { collection: table.name, id, row };
}

export const changedRowSchema = Type.Object({
  collection: Type.String(),
  id: Type.Integer(),
  row: nullable('object'),
});
