import { entities, entityNames, isEntityName } from '../../../model/schema/entities';
import { parentOf } from '../../../model/schema/parents';
import type { Table, WireRow } from '../rows/tables';
import { tableOfEntity, visibilityTable } from '../rows/tables';

/** The ids of the hidden rows, by the names of their tables. A table without hidden rows has no entry. */
export type HiddenRows = ReadonlyMap<string, ReadonlySet<number>>;

type StoredRows = (table: Table) => Iterable<WireRow>;

const markedRows = (rowsOf: StoredRows): Map<string, Set<number>> => {
  const marked = new Map<string, Set<number>>();
  for (const { entity, rowId, isHidden } of rowsOf(visibilityTable)) {
    if (isHidden !== true || typeof entity !== 'string' || !isEntityName(entity)) continue;
    const { collection } = entities[entity];
    marked.set(collection, (marked.get(collection) ?? new Set()).add(Number(rowId)));
  }
  return marked;
};

/** The rows that visitors do not see: those that administrators hide, and all that belong to them. */
export function findHiddenRows(rowsOf: StoredRows): HiddenRows {
  const hidden = markedRows(rowsOf);
  if (hidden.size === 0) return hidden;
  // The table has parents before their children.
  for (const name of entityNames) {
    const parent = parentOf(name);
    const parentIds = parent && hidden.get(entities[parent.entity].collection);
    if (!parentIds) continue;
    const ids = hidden.get(entities[name].collection) ?? new Set();
    for (const row of rowsOf(tableOfEntity(name)))
      if (parentIds.has(Number(row[parent.column]))) ids.add(row.id);
    if (ids.size > 0) hidden.set(entities[name].collection, ids);
  }
  return hidden;
}

/** The ids that are hidden in one state and not in the other. */
export function differingIds(one: HiddenRows, other: HiddenRows, { name }: Table): readonly number[] {
  const [before, after] = [one.get(name), other.get(name)];
  return [
    ...[...(before ?? [])].filter((id) => !after?.has(id)),
    ...[...(after ?? [])].filter((id) => !before?.has(id)),
  ];
}
