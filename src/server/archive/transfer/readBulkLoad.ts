import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { parentOf } from '../../../model/schema/parents';
import type { WireRow } from '../../content/rows/tables';
import {
  contentTables,
  imageTable,
  tableOfEntity,
  textTable,
  visibilityTable,
} from '../../content/rows/tables';
import { isRecord } from '../../../model/schema/isRecord';
import { readVisibility } from '../../../model/schema/visibility';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { Notes } from './notes';
import { readEntityRow } from './readEntityRow';
import { readImageRow } from './readImageRow';
import { textIdentity } from '../../content/texts/textRow';
import { readTextRow } from './readTextRow';
import { TransferError } from './transferError';
import type { ValueMapping } from './valueMappings';
import { mapValues } from './valueMappings';

/** The rows to import, by table. Each row is valid for saving. A table without an entry is not part of the import. */
export type IncomingRows = ReadonlyMap<string, readonly WireRow[]>;

/** The part of a source to import. */
export interface CollectionSelection {
  /** The collections to import; all by default. */
  readonly only?: readonly string[] | undefined;
  readonly mappings?: readonly ValueMapping[];
}

interface Reading {
  readonly notes: Notes;
  readonly mappings: readonly ValueMapping[];
}

/** @throws TransferError if a name is not the name of a collection */
export function parseCollections(names: string): readonly string[] {
  const known = [...contentTables, imageTable].map(({ name }) => name);
  const list = names.split(',').map((name) => name.trim());
  const unknown = list.find((name) => !known.includes(name));
  if (unknown === undefined) return list;
  throw new TransferError(`--only: there is no collection '${unknown}'. There are: ${known.join(', ')}.`, {
    code: 'wrongShape',
  });
}

type RawRow = Readonly<Record<string, unknown>>;

const listOf = (collection: string, raw: readonly unknown[], notes: Notes): readonly RawRow[] => {
  return raw.flatMap((each: unknown, index): RawRow[] => {
    if (isRecord(each)) return [each];
    notes.add('notARow', { collection }, { index: index + 1 });
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
  for (const [field, count] of counts) notes.add('unknownField', { collection }, { field, count });
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
    ({ id }) => notes.add('duplicateId', { collection, id }),
  );

/** Reads the rows one by one. Other requests get their turns, since cleaning rich text takes long. */
const readEach = async (
  rows: readonly RawRow[],
  read: (row: RawRow) => WireRow | undefined,
): Promise<WireRow[]> => {
  const found: WireRow[] = [];
  for (const raw of rows) {
    const row = read(raw);
    if (row) found.push(row);
    await yieldIfBusy();
  }
  return found;
};

const readTexts = async (raw: readonly unknown[], notes: Notes): Promise<WireRow[]> => {
  const { name, columns } = textTable;
  const rows = listOf(name, raw, notes);
  noteUnknownFields(
    name,
    rows,
    columns.map((column) => column.name),
    notes,
  );
  const read = await readEach(rows, (row) => readTextRow(row, notes));
  // Sorted by id, because the site shows the text with the lowest id.
  const unique = withoutDuplicateIds(name, read, notes).sort((one, other) => one.id - other.id);
  return withoutDuplicates(unique, textIdentity, ({ id, object_key: key, language, page }) =>
    notes.add(
      'duplicateText',
      { collection: name, id },
      { key: String(key), language: String(language), page: String(page ?? 'none') },
    ),
  );
};

const readEntity = async (
  name: EntityName,
  raw: readonly unknown[],
  incoming: IncomingRows,
  { notes, mappings }: Reading,
): Promise<WireRow[]> => {
  const { collection } = entities[name];
  const rows = mapValues(collection, listOf(collection, raw, notes), mappings, notes);
  const fields = tableOfEntity(name).columns.map((column) => column.name);
  noteUnknownFields(collection, rows, fields, notes);
  const read = await readEach(rows, (row) => readEntityRow(name, row, notes));
  const unique = withoutDuplicateIds(collection, read, notes);
  const parent = parentOf(name);
  const parentRows = parent && incoming.get(entities[parent.entity].collection);
  if (!parentRows) return unique; // the plan compares them with the rows of the site
  const parents = new Set(parentRows.map(({ id }) => id));
  return unique.filter((row) => {
    if (parents.has(Number(row[parent.column]))) return true;
    noteOrphan(notes, name, row);
    return false;
  });
};

/** Notes that the parent of a row does not exist. */
export function noteOrphan(notes: Notes, name: EntityName, row: WireRow): void {
  const { column = '', entity } = parentOf(name) ?? {};
  const place = { collection: entities[name].collection, id: row.id };
  notes.add('missingParent', place, { parent: String(entity), parentId: String(row[column]) });
}

/** Reads descriptions of images. Only some sites have them. */
const readImages = async (raw: unknown, notes: Notes): Promise<WireRow[]> => {
  const rows = Array.isArray(raw) ? listOf(imageTable.name, raw, notes) : [];
  const read = await readEach(rows, (row) => readImageRow(row, notes));
  return withoutDuplicates(
    read,
    ({ name }) => String(name),
    ({ name }) => notes.add('duplicateImage', { collection: imageTable.name, id: String(name) }),
  );
};

/** The row that a visibility is of: `tanker 3`. */
export function visibilityIdentity({ entity, rowId }: WireRow): string {
  return `${String(entity)} ${String(rowId)}`;
}

/** Reads which rows are hidden. Only an export has them. */
const readVisibilities = (raw: unknown, notes: Notes): WireRow[] => {
  const { name: collection } = visibilityTable;
  const read = (Array.isArray(raw) ? raw : []).flatMap((each: unknown, index): WireRow[] => {
    const visibility = readVisibility(each);
    if (visibility) return [{ ...visibility }];
    notes.add('notARow', { collection }, { index: index + 1 });
    return [];
  });
  return withoutDuplicates(read, visibilityIdentity, ({ id }) =>
    notes.add('duplicateId', { collection, id }),
  );
};

/**
 * Reads a bulk load response of any back-end of this kind. Missing values get their defaults. Unknown or invalid values
 * are left out, with a note.
 * @throws TransferError if the content is not a bulk load response
 */
export async function readBulkLoad(
  content: unknown,
  notes: Notes,
  { only, mappings = [] }: CollectionSelection = {},
): Promise<IncomingRows> {
  const known = contentTables.map(({ name }) => name);
  if (!isRecord(content) || !known.some((name) => Array.isArray(content[name])))
    throw new TransferError(
      'This is not the content of a site of this kind: it has none of the collections.',
      { code: 'importWithoutContent' },
    );
  for (const name of Object.keys(content))
    if (!known.includes(name) && name !== imageTable.name && name !== visibilityTable.name)
      notes.add('unknownCollection', { collection: name });
  const incoming = new Map<string, readonly WireRow[]>();
  const isSelected = (collection: string): boolean => only?.includes(collection) ?? true;
  if (isSelected(imageTable.name))
    incoming.set(imageTable.name, await readImages(content[imageTable.name], notes));
  if (Array.isArray(content[visibilityTable.name]))
    incoming.set(visibilityTable.name, readVisibilities(content[visibilityTable.name], notes));
  /** The rows of a collection; undefined where it is not part of the import. */
  const rowsOf = (collection: string): readonly unknown[] | undefined => {
    if (!isSelected(collection)) return undefined;
    const raw = content[collection];
    if (Array.isArray(raw)) return raw as readonly unknown[];
    notes.add(raw === undefined || raw === null ? 'missingCollection' : 'notAList', { collection });
    return undefined;
  };
  const texts = rowsOf(textTable.name);
  if (texts) incoming.set(textTable.name, await readTexts(texts, notes));
  for (const name of entityNames) {
    const { collection } = entities[name];
    const rows = rowsOf(collection);
    if (rows) incoming.set(collection, await readEntity(name, rows, incoming, { notes, mappings }));
  }
  return incoming;
}
