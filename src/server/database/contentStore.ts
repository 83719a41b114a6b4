import type { TextIndex, TextResource } from '../../model/texts';
import { indexTexts } from '../../model/texts';
import { toTextResource } from './textRow';
import type { Database } from './database';
import type { Table, WireRow } from './tables';
import { contentTables, decodeRow, textTable } from './tables';
import type { RowChange } from './writer';
import { Writer } from './writer';

/** Whose doing a change is. */
export interface Actor {
  /** None for the site itself: its first filling, an import. */
  readonly accountId: number | null;
}

export const theSite: Actor = { accountId: null };

interface CachedTable {
  readonly rows: Map<number, WireRow>;
  /** The rows by id; none while they have to be arranged anew. */
  list?: readonly WireRow[] | undefined;
  json?: string | undefined;
}

/**
 * The content: read from memory, changed in the database. Memory follows each change before the change is answered, so the
 * next read is always fresh.
 */
export class ContentStore {
  private readonly tables = new Map<string, CachedTable>();
  private textIndex: TextIndex | undefined;
  private changeCount = 0;

  private constructor(private readonly database: Database) {}

  /** Loads all content of a migrated database. */
  static async open(database: Database): Promise<ContentStore> {
    const store = new ContentStore(database);
    for (const table of contentTables) {
      const stored = await database.content.selectFrom(table.name).selectAll().orderBy('id').execute();
      const rows = stored.map((row) => decodeRow(table, row));
      store.tables.set(table.name, { rows: new Map(rows.map((row) => [row.id, row])) });
    }
    return store;
  }

  /** Counts the changes that this process has seen: as long as it stays, so does everything that was read. */
  get version(): number {
    return this.changeCount;
  }

  row(table: Table, id: number): WireRow | undefined {
    return this.cached(table).rows.get(id);
  }

  /** All rows of a table, by id. */
  rows(table: Table): readonly WireRow[] {
    const cached = this.cached(table);
    cached.list ??= [...cached.rows.values()].sort((one, other) => one.id - other.id);
    return cached.list;
  }

  /** All rows of a table as JSON. */
  json(table: Table): string {
    const cached = this.cached(table);
    cached.json ??= JSON.stringify(this.rows(table));
    return cached.json;
  }

  texts(): readonly TextResource[] {
    return this.rows(textTable).map(toTextResource);
  }

  /** The texts, arranged for lookup. */
  indexedTexts(): TextIndex {
    this.textIndex ??= indexTexts(this.texts());
    return this.textIndex;
  }

  /** Does work that changes content: all of it, or nothing where it throws. Every change of content goes through here. */
  async change<Result>(_actor: Actor, work: (writer: Writer) => Promise<Result>): Promise<Result> {
    const { result, changes } = await this.database.content.transaction().execute(async (transaction) => {
      const writer = new Writer(transaction);
      const result = await work(writer);
      if (writer.changes.length > 0) {
        await transaction
          .updateTable('content_version')
          .set(({ eb }) => ({ version: eb('version', '+', 1) }))
          .execute();
      }
      return { result, changes: writer.changes };
    });
    this.follow(changes);
    return result;
  }

  private follow(changes: readonly RowChange[]): void {
    for (const { table, id, after } of changes) {
      const cached = this.cached(table);
      if (after) cached.rows.set(id, after);
      else cached.rows.delete(id);
      cached.list = undefined;
      cached.json = undefined;
      if (table === textTable) this.textIndex = undefined;
    }
    if (changes.length > 0) this.changeCount += 1;
  }

  private cached(table: Table): CachedTable {
    const cached = this.tables.get(table.name);
    if (!cached) throw new Error(`There is no table ${table.name}.`);
    return cached;
  }
}
