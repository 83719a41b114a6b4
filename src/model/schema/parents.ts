import type { EntityName } from './entities';
import { entities, isEntityName } from './entities';
import { parentField } from './entities/entity';

/** The kind that rows of a kind belong to, and the column with its id; undefined for a kind that belongs to none. */
export function parentOf(
  name: EntityName,
): { readonly entity: EntityName; readonly column: string } | undefined {
  const parent = parentField(entities[name]);
  return parent && isEntityName(parent.entity) ? { entity: parent.entity, column: parent.name } : undefined;
}

/** The column by which rows of a kind belong to others; '' for a kind that belongs to none. */
export function parentColumn(name: EntityName): string {
  return parentOf(name)?.column ?? '';
}
