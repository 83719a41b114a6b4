import type { EntityName, Row } from './entities';
import { entities } from './entities';
import { parentColumn } from './parents';
import type { Entity } from './entities/entity';
import type { Column } from './fields';
import type { FormValues } from './rows';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Why another row collides with the one in a form: it has the same number, or other hours on the same days. */
export type Collision = 'number' | 'days';

/** The field with the last day of the period that begins in a field; undefined for other fields. */
const lastDayOf = (entity: Entity, firstDay: string): string | undefined =>
  Object.entries(entity.fields).find(
    ([, field]) => field.kind === 'date' && 'notBefore' in field && field.notBefore === firstDay,
  )?.[0];

/** The kind of collision that is possible in a column; undefined for a column where any value may be used twice. */
export function collisionOf(name: EntityName, { fieldName }: Column): Collision | undefined {
  const entity: Entity = entities[name];
  if (fieldName === entity.numberField) return 'number';
  return lastDayOf(entity, fieldName) === undefined ? undefined : 'days';
}

/**
 * The other row that has the same number, or a day in common under the same parent; undefined where there is none. Nothing forbids
 * it: forms only say so.
 * @param values those in the form, with the id of an edited row
 */
export function findCollision<Name extends EntityName>(
  name: Name,
  column: Column,
  values: FormValues,
  rows: readonly Row<Name>[],
): Row<Name> | undefined {
  const first = textOf(values[column.name]);
  if (first === '') return undefined;
  const others: readonly (FormValues & Row<Name>)[] = rows.filter(({ id }) => id !== values.id);
  if (collisionOf(name, column) === 'number') return others.find((row) => textOf(row[column.name]) === first);
  const lastDay = lastDayOf(entities[name], column.fieldName) ?? column.name;
  const parent = parentColumn(name);
  const last = textOf(values[lastDay]) || first;
  return others.find((row) => {
    const begin = textOf(row[column.name]);
    return row[parent] === values[parent] && begin <= last && first <= (textOf(row[lastDay]) || begin);
  });
}
