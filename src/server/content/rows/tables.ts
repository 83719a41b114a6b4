import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { Column, Field } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import { imageCollection } from '../../../model/images/variants';
import { visibilityCollection } from '../../../model/schema/visibility';
import type { WireValue } from './fieldCodecs';
import { booleanCodec, codecOf, integerCodec } from './fieldCodecs';
import type { StoredValue, DatabaseRow } from '../../database/database';

/** A row as requests and responses carry it. */
export interface WireRow {
  readonly id: number;
  readonly [column: string]: WireValue;
}

export type WireValues = Readonly<Record<string, WireValue>>;

/** The values of a row for another one. */
export function withoutId({ id: _id, ...values }: WireRow): WireValues {
  return values;
}

interface StoredColumn {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly encode: (value: WireValue) => StoredValue;
  readonly decode: (stored: StoredValue) => WireValue;
}

/** A table of content. Its name is the name of the collection in the bulk load. */
export interface Table {
  readonly name: string;
  /** Without the id. */
  readonly columns: readonly StoredColumn[];
  /** The column with the time of the sale, and the one that says that a row is sold. */
  readonly sale?: { readonly column: string; readonly of: string } | undefined;
}

/** A change of one row. A new row has no `before`, a deleted row no `after`. */
export interface RowChange {
  readonly table: Table;
  readonly id: number;
  readonly before?: WireRow;
  readonly after?: WireRow;
}

const columnOf = (name: string, field: Field): StoredColumn => {
  const { columnType, encode, decode } = codecOf(field);
  return { name, type: columnType, encode, decode: (stored) => decode(stored, field) };
};

const saleOf = (columns: readonly Column[]): Table['sale'] =>
  columns.flatMap(({ name, field }) => (field.kind === 'soldAt' ? [{ column: name, of: field.of }] : []))[0];

const tableOf = (name: EntityName): Table => {
  const columns = columnsOfEntity(name);
  return {
    name: entities[name].collection,
    columns: columns.map((column) => columnOf(column.name, column.field)),
    sale: saleOf(columns),
  };
};

const byName = new Map(entityNames.map((name) => [name, tableOf(name)]));

export function tableOfEntity(name: EntityName): Table {
  return byName.get(name) ?? tableOf(name);
}

const requiredText = (name: string): StoredColumn => columnOf(name, { kind: 'text', default: '' });

const booleanColumn = (name: string): StoredColumn => ({
  name,
  type: 'integer',
  encode: booleanCodec.encode,
  decode: (stored) => stored === 1,
});

export const textTable: Table = {
  name: 'resources',
  columns: [
    requiredText('object_key'),
    requiredText('language'),
    {
      name: 'page',
      type: 'text',
      encode: (value) => (value === null ? null : String(value)),
      decode: (stored) => stored,
    },
    requiredText('resource'),
    booleanColumn('isHtml'),
  ],
};

const integerColumn = (name: string): StoredColumn => ({
  name,
  type: 'integer',
  encode: integerCodec.encode,
  decode: Number,
});

/** Descriptions of images by administrators: content, but not part of the bulk load. */
export const imageTable: Table = {
  name: imageCollection,
  columns: [
    requiredText('name'),
    integerColumn('focalX'),
    integerColumn('focalY'),
    requiredText('altEn'),
    requiredText('altFr'),
  ],
};

/** Which rows visitors do not see: content, but not part of the bulk load. */
export const visibilityTable: Table = {
  name: visibilityCollection,
  columns: [
    requiredText('entity'),
    integerColumn('rowId'),
    booleanColumn('isHidden'),
    requiredText('onlineAt'),
    requiredText('offlineAt'),
  ],
};

/** Every table of the bulk load, in its order: parents come before their children. */
export const contentTables: readonly Table[] = [textTable, ...entityNames.map(tableOfEntity)];

/** Every table whose changes the journal records. */
export const journalTables: readonly Table[] = [...contentTables, imageTable, visibilityTable];

/** Encodes the columns that `values` names. */
export function encodeRow(table: Table, values: WireValues): DatabaseRow {
  const row: DatabaseRow = {};
  for (const { name, encode } of table.columns) {
    const value = values[name];
    if (value !== undefined) row[name] = encode(value);
  }
  return row;
}

export function decodeRow(table: Table, stored: DatabaseRow): WireRow {
  const row: { id: number; [column: string]: WireValue } = { id: Number(stored.id) };
  for (const { name, decode } of table.columns) row[name] = decode(stored[name] ?? null);
  return row;
}
