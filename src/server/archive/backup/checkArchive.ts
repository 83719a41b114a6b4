import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { StoredRow } from '../../database/database';
import { ArchiveError } from './archiveError';
import type { ReadEntry } from './archiveReader';
import { readEntries, wholeEntry } from './archiveReader';
import { readRows } from './archiveRows';
import type { ColumnSummaries } from './columnSummary';
import { addRow } from './columnSummary';
import type { Manifest, ManifestEntry, ManifestTable } from './manifest';
import { readManifest } from './manifest';
import type { Progress } from './progress';

const damaged = (what: string): ArchiveError => new ArchiveError(`The backup is damaged: ${what}.`);

const measure = async (entry: ReadEntry): Promise<ManifestEntry> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of entry.chunks) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { name: entry.name, size, sha256: hash.digest('hex') };
};

/** The same for rows of the same columns. */
const shapeOf = (columns: readonly string[]): string => [...columns].sort().join();

interface CountedTable {
  rows: number;
  readonly shapes: Set<string>;
  readonly columns: ColumnSummaries;
}

const emptyTable = (): CountedTable => ({ rows: 0, shapes: new Set(), columns: new Map() });

/** An archive that is what its manifest says. */
interface Checked {
  readonly manifest: Manifest;
  /** What its rows hold, by table. */
  readonly rows: ReadonlyMap<string, ColumnSummaries>;
}

/** What an archive holds, as it is read. */
class Inventory {
  readonly entries: ManifestEntry[] = [];
  private readonly tables = new Map<string, CountedTable>();

  async add(entry: ReadEntry): Promise<void> {
    if (entry.content.kind !== 'rows') {
      this.entries.push(await measure(entry));
      return;
    }
    const content = await wholeEntry(entry);
    const sha256 = createHash('sha256').update(content).digest('hex');
    this.entries.push({ name: entry.name, size: content.length, sha256 });
    this.count(entry.content.table, readRows(entry.content.table, content));
  }

  private count(name: string, rows: readonly StoredRow[]): void {
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

  /** @throws ArchiveError where it is not what the manifest says */
  compare({ entries, tables }: Manifest): void {
    if (entries.length !== this.entries.length) throw damaged('it does not hold what its manifest lists');
    for (const [index, { name, size, sha256 }] of entries.entries()) {
      const found = this.entries[index];
      if (found?.name !== name || found.size !== size || found.sha256 !== sha256)
        throw damaged(`'${name}' is not what its manifest says`);
    }
    for (const table of tables) this.compareTable(table);
    const foreign = [...this.tables.keys()].find((name) => !tables.some((table) => table.name === name));
    if (foreign !== undefined) throw damaged(`its manifest does not know the table '${foreign}'`);
  }

  private compareTable({ name, columns, rows }: ManifestTable): void {
    const found = this.tables.get(name) ?? emptyTable();
    if (found.rows !== rows) throw damaged(`'${name}' has ${found.rows} rows, not ${rows}`);
    for (const shape of found.shapes)
      if (shape !== shapeOf(columns)) throw damaged(`'${name}' has rows of other columns than its own`);
  }
}

/**
 * Reads the whole of an archive and holds it against its manifest; nothing is kept.
 * @throws ArchiveError where it is damaged, not whole, or of another kind
 */
export const checkArchive = async (file: string, progress: Progress): Promise<Checked> => {
  const total = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const inventory = new Inventory();
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(file, (bytes) => progress('Check', bytes, total))) {
    if (manifest) throw damaged('something follows its end');
    if (entry.content.kind === 'manifest') manifest = readManifest((await wholeEntry(entry)).toString());
    else await inventory.add(entry);
  }
  if (!manifest)
    throw new ArchiveError('The file is not a backup of this kind of site, or it is incomplete.');
  inventory.compare(manifest);
  return { manifest, rows: inventory.rows };
};
