import type { TextIndex, TextResource } from '../../model/text/texts';
import { indexTexts } from '../../model/text/texts';
import { toTextResource } from './textRow';
import type { ContentTransaction, Database } from '../database/database';
import { isPostgres } from '../database/dialect';
import {
  currentVersion,
  releaseLock,
  createdAt,
  rowsSince,
  acquireLock,
  writeJournal,
} from '../journal/journal';
import type { Table, WireRow } from '../database/tables';
import { journalTables, decodeRow, textTable } from '../database/tables';
import { ContentWriter } from './contentWriter';
import type { ChangeKind } from '../../model/history';
import type { Actor, ChangeEvent, CommittedChange } from './changes';
import { changedRowsOf } from './changes';

interface ChangeOptions {
  readonly kind?: ChangeKind;
  /** The change that is taken back. */
  readonly undoes?: number;
  /** By what the caller knows the change again, should it never hear of it. */
  readonly requestKey?: string | undefined;
}

const tableByName = new Map(journalTables.map((table) => [table.name, table]));

interface CachedTable {
  readonly rows: Map<number, WireRow>;
  /** The rows by id; none while they have to be arranged anew. */
  list?: readonly WireRow[] | undefined;
  json?: string | undefined;
}

/**
 * The content: read from memory, changed in the database, with each change written into the journal. Memory follows each
 * change before the change is answered, so the next read is always fresh; what other processes changed it learns from the
 * journal.
 */
export class ContentStore {
  private readonly tables = new Map<string, CachedTable>();
  private textIndex: TextIndex | undefined;
  private readonly listeners = new Set<(news: ChangeEvent) => void>();
  /** Whether other processes may change it too. */
  readonly isShared: boolean;
  private lastChange: Promise<void> = Promise.resolve();
  private catchingUp: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private lookingNext: Promise<void> | undefined;

  private constructor(
    private readonly database: Database,
    private seenVersion: number,
  ) {
    this.isShared = isPostgres(database.system);
  }

  /** Loads all content of a migrated database. */
  static async open(database: Database): Promise<ContentStore> {
    const store = new ContentStore(database, await currentVersion(database)); // before the rows: what comes between is followed
    for (const table of journalTables) {
      const stored = await database.content.selectFrom(table.name).selectAll().orderBy('id').execute();
      const rows = stored.map((row) => decodeRow(table, row));
      store.tables.set(table.name, { rows: new Map(rows.map((row) => [row.id, row])) });
    }
    return store;
  }

  /** The version of the content in memory: as long as it stays, so does everything that was read. */
  get version(): number {
    return this.seenVersion;
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

  /** When a row was made, in ms since 1970, as far as the journal reaches. */
  madeAt(collection: string, id: number): Promise<number | undefined> {
    return createdAt(this.database, collection, id);
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

  /** Tells of each change, once memory has followed it. @returns what ends that */
  onNews(listener: (news: ChangeEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Does work that changes content: all of it, or nothing where it throws. Every change of content goes through here. */
  async change<Result>(
    actor: Actor,
    work: (writer: ContentWriter, transaction: ContentTransaction) => Promise<Result>,
    options: ChangeOptions = {},
  ): Promise<CommittedChange<Result>> {
    // One after the other also within the process: one that waits for its turn in the database holds a connection.
    const change = this.lastChange.then(() => this.makeChange(actor, work, options));
    this.lastChange = change.then(
      () => undefined,
      () => undefined,
    );
    return change;
  }

  private async makeChange<Result>(
    actor: Actor,
    work: (writer: ContentWriter, transaction: ContentTransaction) => Promise<Result>,
    { kind = 'edit', undoes, requestKey }: ChangeOptions,
  ): Promise<CommittedChange<Result>> {
    const done = await this.database.content.transaction().execute(async (transaction) => {
      const version = await acquireLock(transaction, actor.email);
      const writer = new ContentWriter(transaction);
      const result = await work(writer, transaction);
      const { changes } = writer;
      if (changes.length === 0) {
        await releaseLock(transaction);
        return { result, changes, version: null };
      }
      const head = {
        at: Date.now(),
        author: actor.email,
        kind,
        undoes: undoes ?? null,
        requestKey: requestKey ?? null,
      };
      await writeJournal(transaction, version, head, changes);
      return { result, changes, version };
    });
    const { result, changes, version } = done;
    if (version === this.seenVersion + 1) {
      this.follow({ version, rows: changedRowsOf(changes) });
    } else if (version !== null) await this.catchUp();
    return { result, version };
  }

  /** Learns what other processes have changed. */
  async refresh(): Promise<void> {
    if ((await currentVersion(this.database)) !== this.seenVersion) await this.catchUp();
  }

  /**
   * Before a read: where other processes may have written, what they wrote is in it. Reads that come while one look is
   * under way share the next. The embedded database is of one process, so there it costs nothing.
   */
  async keepUp(): Promise<void> {
    if (!this.isShared) return;
    if (!this.looking) {
      this.looking = this.refresh().finally(() => {
        this.looking = undefined;
      });
      return this.looking;
    }
    this.lookingNext ??= this.looking
      .catch(() => undefined)
      .then(() => {
        this.lookingNext = undefined;
        return this.keepUp();
      });
    return this.lookingNext;
  }

  /** One at a time: whoever comes while one is under way waits for another, which sees what that one may have missed. */
  private async catchUp(): Promise<void> {
    while (this.catchingUp) await this.catchingUp;
    this.catchingUp = this.readJournal().finally(() => {
      this.catchingUp = undefined;
    });
    await this.catchingUp;
  }

  private async readJournal(): Promise<void> {
    const from = this.seenVersion;
    const { version, rows } = await rowsSince(this.database, from);
    if (this.seenVersion !== from) return this.readJournal(); // a change of our own came between
    if (version === from) return;
    const news = rows.flatMap(({ collection, id, after }) => {
      const table = tableByName.get(collection);
      return table ? [{ table, id, row: after }] : [];
    });
    this.follow({ version, rows: news });
  }

  private follow(news: ChangeEvent): void {
    for (const { table, id, row } of news.rows) {
      const cached = this.cached(table);
      if (row) cached.rows.set(id, row);
      else cached.rows.delete(id);
      cached.list = undefined;
      cached.json = undefined;
      if (table === textTable) this.textIndex = undefined;
    }
    this.seenVersion = news.version;
    for (const listener of this.listeners) listener(news);
  }

  private cached(table: Table): CachedTable {
    const cached = this.tables.get(table.name);
    if (!cached) throw new Error(`There is no table ${table.name}.`);
    return cached;
  }
}
