import type { StoredValue, DatabaseRow } from '../../database/database';
import { ArchiveError } from './archiveError';
import { isRecord } from '../../../model/schema/isRecord';
import { parseJson } from '../../../model/schema/parseJson';

const isStoredValue = (value: unknown): value is StoredValue =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isRow = (value: unknown): value is DatabaseRow =>
  isRecord(value) && Object.values(value).every(isStoredValue);

/** Reads the rows of a part of a table. @throws ArchiveError if a line is not a row */
export function readRows(table: string, content: Buffer): DatabaseRow[] {
  const lines = content.toString('utf8').split('\n');
  if (lines.pop() !== '') throw new ArchiveError(`The backup is damaged: '${table}' ends within a row.`);
  return lines.map((line) => {
    const row = parseJson(line);
    if (!isRow(row))
      throw new ArchiveError(`The backup is damaged: '${table}' holds something that is not a row.`);
    return row;
  });
}
