import { Kysely } from 'kysely';
import type { ColumnMetadata, TableMetadata } from 'kysely';
import type { ContentTables } from '../../database/database';
import { sqliteDialect } from '../../database/sqlite';
import { maxInteger } from '../../content/rows/fieldCodecs';
import { ArchiveError } from './archiveError';
import type { ColumnSummaries, ColumnSummary } from './columnSummary';
import type { Manifest, ManifestTable } from './manifest';
import { isTransientTable } from './transientTables';
import { rebuildTables } from './rebuild';

/** Summaries of an archive's rows, by table. */
export type Summaries = ReadonlyMap<string, ColumnSummaries>;

/** The latest time of a JavaScript date, in milliseconds since 1970. */
const maxTime = 8.64e15;

/** Each change takes the next version. This limit leaves room for more changes than any site has. */
const maxVersion = 2_000_000_000;

/** The tables that exist after a migration. They are the same in both databases. */
const tablesAfter = async (migration: string): Promise<readonly TableMetadata[]> => {
  const empty = new Kysely<ContentTables>({ dialect: sqliteDialect(':memory:') });
  try {
    await rebuildTables(empty, migration);
    return (await empty.introspection.getTables()).filter(({ name }) => !isTransientTable(name));
  } finally {
    await empty.destroy();
  }
};

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

const requireSameTables = (tables: readonly TableMetadata[], manifest: Manifest): void => {
  const isSame = tables.every(({ name, columns }) => {
    const table = manifest.tables.find((each) => each.name === name);
    const names = columns.map((column) => column.name);
    return table !== undefined && sameNames(table.columns, names);
  });
  if (!isSame || tables.length !== manifest.tables.length)
    throw new ArchiveError('The backup is of another kind of site. Its tables are different.');
};

const problemOfTexts = (summary: ColumnSummary): string | undefined => {
  if (summary.max > -Infinity) return 'a number where a text belongs';
  return summary.hasNul ? 'a text with a NUL in it' : undefined;
};

const problemOfNumbers = (summary: ColumnSummary, max: number): string | undefined => {
  if (summary.hasText) return 'a text where a number belongs';
  if (summary.hasFraction) return 'a number that is not whole';
  if (summary.min < 0) return 'a number below 0';
  return summary.max > max ? `a number above ${max}` : undefined;
};

const maxByType: Readonly<Record<string, number>> = { integer: maxInteger, bigint: maxTime };

const problemOf = (column: ColumnMetadata, summary: ColumnSummary): string | undefined => {
  if (summary.hasNull && !column.isNullable) return 'no value where one is required';
  const max = maxByType[column.dataType.toLowerCase()];
  return max === undefined ? problemOfTexts(summary) : problemOfNumbers(summary, max);
};

const requireFittingTable = (
  { columns }: TableMetadata,
  { name, lastId }: ManifestTable,
  rows: ColumnSummaries | undefined,
): void => {
  for (const column of columns) {
    const summary = rows?.get(column.name);
    const problem = summary && problemOf(column, summary);
    if (problem !== undefined)
      throw new ArchiveError(`The backup cannot be restored: '${name}.${column.name}' holds ${problem}.`);
  }
  if (lastId > maxInteger)
    throw new ArchiveError(`The backup cannot be restored: '${name}' has a last id of ${lastId}.`);
};

/** The content's version must exist once, must not be older than a change, and must leave room for more changes. */
const requireVersion = (manifest: Manifest, rows: Summaries): void => {
  const count = manifest.tables.find(({ name }) => name === 'content_version')?.rows;
  const version = rows.get('content_version')?.get('version')?.max ?? -1;
  const firstVersion = rows.get('content_version')?.get('firstVersion')?.max ?? 0;
  const lastChange = rows.get('changes')?.get('id')?.max ?? 0;
  if (count !== 1 || version < Math.max(firstVersion, lastChange) || version > maxVersion)
    throw new ArchiveError('The backup cannot be restored: the version of its content is not valid.');
};

/**
 * Checks that this site can use an archive. An archive can match its manifest and still contain invalid values.
 * @throws ArchiveError if its tables are not those of its migration, or if a column has an invalid number or text
 */
export async function requireRestorable(manifest: Manifest, rows: Summaries): Promise<void> {
  const tables = await tablesAfter(manifest.migration);
  requireSameTables(tables, manifest);
  for (const table of tables) {
    const manifestTable = manifest.tables.find(({ name }) => name === table.name);
    if (manifestTable) requireFittingTable(table, manifestTable, rows.get(table.name));
  }
  requireVersion(manifest, rows);
}
