import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames, isEntityName } from '../../../model/schema/entities';
import { parentField } from '../../../model/schema/entities/entity';
import type { WireRow } from '../../database/tables';
import { contentTables, imageTable, tableOfEntity, textTable } from '../../database/tables';
import { isRecord } from '../../../model/isRecord';
import type { Notes } from './notes';
import { readEntityRow } from './readEntityRow';
import { readImageRow } from './readImageRow';
import { readTextRow, textIdentity } from './readTextRow';
import { TransferError } from './transferError';

/** The rows to import, by table. Each row is valid for saving. */
export type IncomingRows = ReadonlyMap<string, readonly WireRow[]>;

type RawRow = Readonly<Record<string, unknown>>;

const listOf = (collection: string, raw: unknown, notes: Notes): readonly RawRow[] => {
  if (raw === undefined || raw === null) {
    notes.add(`${collection}: missing; treated as empty`);
    return [];
  }
  if (!Array.isArray(raw)) {
    notes.add(`${collection}: not a list; treated as empty`);
    return [];
  }
  return raw.flatMap((each: unknown, index): RawRow[] => {
    if (isRecord(each)) return [each];
    notes.add(`${collection}: item ${index + 1} is not a row; left out`);
    return [];
  });
};

const noteUnknownFields = (
  collection: string,
  rows: readonly RawRow[],
  known: readonly string[],
  notes: Notes,
): void => {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const name of Object.keys(row))
      if (name !== 'id' && !known.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of counts)
    notes.add(`${collection}: the field '${name}' is unknown; left out of ${count} rows`);
};

/** Removes rows with the identity of an earlier row. */
const withoutDuplicates = (
  rows: readonly WireRow[],
  identityOf: (row: WireRow) => string,
  onDuplicate: (row: WireRow) => void,
): WireRow[] => {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isFirst = !seen.has(identityOf(row));
    seen.add(identityOf(row));
    if (!isFirst) onDuplicate(row);
    return isFirst;
  });
};

const withoutDuplicateIds = (collection: string, rows: readonly WireRow[], notes: Notes): WireRow[] =>
  withoutDuplicates(
    rows,
    ({ id }) => String(id),
    ({ id }) => notes.add(`${collection} ${id}: the id appears twice; the first one is used`),
  );

const readTexts = (raw: unknown, notes: Notes): WireRow[] => {
  const { name, columns } = textTable;
  const rows = listOf(name, raw, notes);
  noteUnknownFields(
    name,
    rows,
    columns.map((column) => column.name),
    notes,
  );
  const read = rows.flatMap((row) => readTextRow(row, notes) ?? []);
  // Sorted by id, because the site shows the text with the lowest id.
  const unique = withoutDuplicateIds(name, read, notes).sort((one, other) => one.id - other.id);
  return withoutDuplicates(unique, textIdentity, (row) =>
    notes.add(
      `${name} ${row.id}: the text '${String(row.object_key)}' (${String(row.language)}, page ${String(row.page ?? 'none')}) appears twice; the first one is used`,
    ),
  );
};

const readEntity = (name: EntityName, raw: unknown, incoming: IncomingRows, notes: Notes): WireRow[] => {
  const { collection } = entities[name];
  const rows = listOf(collection, raw, notes);
  const fields = tableOfEntity(name).columns.map((column) => column.name);
  noteUnknownFields(collection, rows, fields, notes);
  const read = rows.flatMap((row) => readEntityRow(name, row, notes) ?? []);
  const unique = withoutDuplicateIds(collection, read, notes);
  const parent = parentField(entities[name]);
  if (!parent || !isEntityName(parent.entity)) return unique;
  const parents = new Set(incoming.get(entities[parent.entity].collection)?.map(({ id }) => id));
  return unique.filter((row) => {
    if (parents.has(Number(row[parent.name]))) return true;
    notes.add(`${collection} ${row.id}: there is no ${parent.entity} ${String(row[parent.name])}; left out`);
    return false;
  });
};

/** Reads descriptions of images. Only some sites have them. */
const readImages = (raw: unknown, notes: Notes): WireRow[] => {
  const rows = raw === undefined ? [] : listOf(imageTable.name, raw, notes);
  const read = rows.flatMap((row) => readImageRow(row, notes) ?? []);
  return withoutDuplicates(
    read,
    ({ name }) => String(name),
    ({ name }) => notes.add(`${imageTable.name} ${String(name)}: it appears twice; the first one is used`),
  );
};

/**
 * Reads a bulk load response of any back-end of this kind. Missing values get their defaults. Unknown or invalid values
 * are left out, with a note.
 * @throws TransferError if the content is not a bulk load response
 */
export function readBulkLoad(content: unknown, notes: Notes): IncomingRows {
  const known = contentTables.map(({ name }) => name);
  if (!isRecord(content) || !known.some((name) => Array.isArray(content[name])))
    throw new TransferError(
      'This is not the content of a site of this kind: it has none of the collections.',
    );
  for (const name of Object.keys(content))
    if (!known.includes(name) && name !== imageTable.name)
      notes.add(`${name}: the collection is unknown; left out`);
  const incoming = new Map<string, readonly WireRow[]>();
  incoming.set(imageTable.name, readImages(content[imageTable.name], notes));
  incoming.set(textTable.name, readTexts(content[textTable.name], notes));
  for (const name of entityNames) {
    const { collection } = entities[name];
    incoming.set(collection, readEntity(name, content[collection], incoming, notes));
  }
  return incoming;
}
