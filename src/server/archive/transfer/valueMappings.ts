import { companies } from '../../../model/site/brands';
import { entityNames } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import { isCompany } from '../../../model/schema/fields';
import type { Notes } from './notes';
import { TransferError } from './transferError';

/** A value of a field to replace during an import: `company:Old Name=New Name`. */
export interface ValueMapping {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

const invalidMapping = (text: string, reason: string): TransferError =>
  new TransferError(`--map ${text}: ${reason}.`, { code: 'wrongShape' });

/** @throws TransferError if the text is no mapping, or names an unknown field or brand */
export function parseMapping(text: string): ValueMapping {
  const [, field, from, to] = /^([^:=]+):(.*)=([^=]*)$/s.exec(text) ?? [];
  if (field === undefined || from === undefined || to === undefined)
    throw invalidMapping(text, `FIELD:OLD=NEW is expected, such as company:Old Name=${companies[0]}`);
  const column = entityNames.flatMap(columnsOfEntity).find(({ name }) => name === field);
  if (!column) throw invalidMapping(text, `there is no field '${field}'`);
  if (column.field.kind === 'company' && !isCompany(to))
    throw invalidMapping(text, `'${to}' is none of the brands (${companies.join(', ')})`);
  return { field, from: from.trim(), to };
}

type RawRow = Readonly<Record<string, unknown>>;

/** Replaces values of rows, and notes how many. */
export function mapValues(
  collection: string,
  rows: readonly RawRow[],
  mappings: readonly ValueMapping[],
  notes: Notes,
): readonly RawRow[] {
  return mappings.reduce((current, { field, from, to }) => {
    const isMapped = (row: RawRow): boolean => typeof row[field] === 'string' && row[field].trim() === from;
    const count = current.filter(isMapped).length;
    if (count > 0) notes.add('valueMapped', { collection }, { field, from, count, to });
    return current.map((row) => (isMapped(row) ? { ...row, [field]: to } : row));
  }, rows);
}
