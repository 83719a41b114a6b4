import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { DatabaseRow } from '../../database/database';
import { ArchiveError } from './archiveError';
import type { ReadEntry } from './archiveReader';
import { readEntries, readWholeEntry } from './archiveReader';
import { readRows } from './archiveRows';
import type { ColumnSummaries } from './columnSummary';
import { addRow } from './columnSummary';
import type { Manifest, ManifestEntry, ManifestTable } from './manifest';
import { parseBackupManifest } from './manifest';
import type { Progress } from './progress';

const damagedError = (problem: string): ArchiveError =>
  new ArchiveError(`The backup is damaged: ${problem}.`);

const hashEntry = async (entry: ReadEntry): Promise<ManifestEntry> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of entry.chunks) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { name: entry.name, size, sha256: hash.digest('hex') };
};

/** A key that is equal for rows with the same columns. */
const shapeOf = (columns: readonly string[]): string => [...columns].sort().join();

interface CountedTable {
  rows: number;
  readonly shapes: Set<string>;
  readonly columns: ColumnSummaries;
}

const emptyTable = (): CountedTable => ({ rows: 0, shapes: new Set(), columns: new Map() });

/** An archive that matches its manifest. */
interface Checked {
  readonly manifest: Manifest;
  /** Summaries of its rows' values, by table. */
  readonly rows: ReadonlyMap<string, ColumnSummaries>;
}

/** Collects what an archive contains while it is read. */
class Inventory {
  readonly entries: ManifestEntry[] = [];
  private readonly tables = new Map<string, CountedTable>();

  async add(entry: ReadEntry): Promise<void> {
    if (entry.content.kind !== 'rows') {
      this.entries.push(await hashEntry(entry));
      return;
    }
    const content = await readWholeEntry(entry);
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.entries.push({ name: entry.name, size: content.length, sha256 });
    this.count(entry.content.table, readRows(entry.content.table, content));
  }

  private count(name: string, rows: readonly DatabaseRow[]): void {
    const table = this.tables.get(name) ?? emptyTable();
    table.rows += rows.length;
    for (const row of rows) {
      table.shapes.add(shapeOf(Object.keys(row)));
      addRow(table.columns, row);
    }
    this.tables.set(name, table);
  }

  get rows(): Checked['rows'] {
    return new Map([...this.tables].map(([name, { columns }]) => [name, columns]));
  }

  /** @throws ArchiveError if the entries or tables do not match the manifest */
  compare({ entries, tables }: Manifest): void {
    if (entries.length !== this.entries.length)
      throw damagedError('it does not hold what its manifest lists');
    for (const [index, { name, size, sha256 }] of entries.entries()) {
      const found = this.entries[index];
      if (found?.name !== name || found.size !== size || found.sha256 !== sha256)
        throw damagedError(`'${name}' is not what its manifest says`);
    }
    for (const table of tables) this.compareTable(table);
    const unknownTable = [...this.tables.keys()].find((name) => !tables.some((table) => table.name === name));
    if (unknownTable !== undefined)
      throw damagedError(`its manifest does not know the table '${unknownTable}'`);
  }

  private compareTable({ name, columns, rows }: ManifestTable): void {
    const found = this.tables.get(name) ?? emptyTable();
    if (found.rows !== rows) throw damagedError(`'${name}' has ${found.rows} rows, not ${rows}`);
    for (const shape of found.shapes)
      if (shape !== shapeOf(columns)) throw damagedError(`'${name}' has rows of other columns than its own`);
  }
}

/**
 * Reads a whole archive and compares it with its manifest. Stores nothing.
 * @throws ArchiveError if the file is damaged, incomplete, or not a backup
 */
export async function checkArchive(file: string, progress: Progress): Promise<Checked> {
  const total = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const inventory = new Inventory();
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(file, (bytes) => progress('Check', bytes, total))) {
    if (manifest) throw damagedError('something follows its end');
    if (entry.content.kind === 'manifest')
      manifest = parseBackupManifest((await readWholeEntry(entry)).toString());
    else await inventory.add(entry);
  }
  if (!manifest)
    throw new ArchiveError('The file is not a backup of this kind of site, or it is incomplete.');
  inventory.compare(manifest);
  return { manifest, rows: inventory.rows };
}
