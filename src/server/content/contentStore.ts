import type { TextIndex, TextResource } from '../../model/text/texts';
import { indexTexts } from '../../model/text/texts';
import { toTextResource } from './textRow';
import type { ContentTransaction, Database } from '../database/database';
import { Availability } from '../database/availability';
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
import type { Actor, ContentEvent, CommittedChange } from './changes';
import { changedRowsOf } from './changes';

interface ChangeOptions {
  readonly kind?: ChangeKind;
  /** The id of the change that is undone. */
  readonly undoes?: number;
  /** The client's idempotency key, for repeating a request without a response. */
  readonly requestKey?: string | undefined;
}

const tableByName = new Map(journalTables.map((table) => [table.name, table]));

interface CachedTable {
  readonly rows: Map<number, WireRow>;
  /** The rows, sorted by id; undefined until the next read after a change. */
  list?: readonly WireRow[] | undefined;
  json?: string | undefined;
}

/** How long a read waits for PostgreSQL before it goes on from memory, in milliseconds. */
const readTimeoutMs = 300;

/**
 * The content. Reads come from memory; changes go to the database and the journal. Memory is updated before the response
 * to a change, so the next read is always fresh. Changes by other processes are read from the journal.
 */
export class ContentStore {
  private readonly tables = new Map<string, CachedTable>();
  private textIndex: TextIndex | undefined;
  private readonly listeners = new Set<(event: ContentEvent) => void>();
  /** Whether other processes may change the content too. */
  readonly isShared: boolean;
  /** Whether the database responds. While it does not, reads come from memory and may be outdated. */
  readonly availability: Availability;
  private lastChange: Promise<void> = Promise.resolve();
  private catchingUp: Promise<void> | undefined;
  private refreshing: Promise<void> | undefined;
  private nextRefresh: Promise<void> | undefined;

  private constructor(
    private readonly database: Database,
    private seenVersion: number,
  ) {
    this.isShared = isPostgres(database.system);
    this.availability = new Availability(this.isShared ? readTimeoutMs : undefined);
  }

  /** Loads all content of a migrated database. */
  static async open(database: Database): Promise<ContentStore> {
    const store = new ContentStore(database, await currentVersion(database)); // before the rows: the journal has later changes
    for (const table of journalTables) {
      const stored = await database.content.selectFrom(table.name).selectAll().orderBy('id').execute();
      const rows = stored.map((row) => decodeRow(table, row));
      store.tables.set(table.name, { rows: new Map(rows.map((row) => [row.id, row])) });
    }
    return store;
  }

  /** The version of the content in memory. While it stays the same, so do all reads. */
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

  /**
   * When a row was created, in milliseconds since 1970; undefined if it is older than the journal, or while the database
   * is away.
   */
  createdAt(collection: string, id: number): Promise<number | undefined> {
    return this.availability.read(() => createdAt(this.database, collection, id));
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

  /** The texts, indexed for lookup. */
  indexedTexts(): TextIndex {
    this.textIndex ??= indexTexts(this.texts());
    return this.textIndex;
  }

  /** Calls a listener after each change, once memory is updated. @returns a function that removes the listener */
  onChange(listener: (event: ContentEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Runs work that changes content, in a transaction: nothing is changed if it throws. All changes of content go
   * through here.
   */
  async change<Result>(
    actor: Actor,
    work: (writer: ContentWriter, transaction: ContentTransaction) => Promise<Result>,
    options: ChangeOptions = {},
  ): Promise<CommittedChange<Result>> {
    // Queue within the process too: a change that waits for the lock in the database holds a connection.
    const change = this.lastChange.then(() => this.runChange(actor, work, options));
    this.lastChange = change.then(
      () => undefined,
      () => undefined,
    );
    return change;
  }

  private async runChange<Result>(
    actor: Actor,
    work: (writer: ContentWriter, transaction: ContentTransaction) => Promise<Result>,
    { kind = 'edit', undoes, requestKey }: ChangeOptions,
  ): Promise<CommittedChange<Result>> {
    const committed = await this.database.content.transaction().execute(async (transaction) => {
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
    const { result, changes, version } = committed;
    if (version === this.seenVersion + 1) {
      this.applyEvent({ version, rows: changedRowsOf(changes) });
    } else if (version !== null) await this.catchUp();
    return { result, version };
  }

  /** Reads the changes of other processes into memory. */
  async refresh(): Promise<void> {
    if ((await currentVersion(this.database)) !== this.seenVersion) await this.catchUp();
  }

  /**
   * Call before a read, so that it includes the changes of other processes. With SQLite there is only one process, so this
   * does nothing. It never throws: if the database does not respond in time, the read goes on from memory.
   */
  async refreshIfShared(): Promise<void> {
    if (this.isShared) await this.availability.read(() => this.sharedRefresh());
  }

  /** Reads that arrive during a refresh share the next one. */
  private async sharedRefresh(): Promise<void> {
    if (!this.refreshing) {
      this.refreshing = this.refresh().finally(() => {
        this.refreshing = undefined;
      });
      return this.refreshing;
    }
    this.nextRefresh ??= this.refreshing
      .catch(() => undefined)
      .then(() => {
        this.nextRefresh = undefined;
        return this.sharedRefresh();
      });
    return this.nextRefresh;
  }

  /**
   * Reads the journal, one read at a time. A caller during a read waits for another read, since the first may miss its
   * change.
   */
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
    if (this.seenVersion !== from) return this.readJournal(); // this process made a change in between
    if (version === from) return;
    const event = rows.flatMap(({ collection, id, after }) => {
      const table = tableByName.get(collection);
      return table ? [{ table, id, row: after }] : [];
    });
    this.applyEvent({ version, rows: event });
  }

  private applyEvent(event: ContentEvent): void {
    for (const { table, id, row } of event.rows) {
      const cached = this.cached(table);
      if (row) cached.rows.set(id, row);
      else cached.rows.delete(id);
      cached.list = undefined;
      cached.json = undefined;
      if (table === textTable) this.textIndex = undefined;
    }
    this.seenVersion = event.version;
    for (const listener of this.listeners) listener(event);
  }

  private cached(table: Table): CachedTable {
    const cached = this.tables.get(table.name);
    if (!cached) throw new Error(`There is no table ${table.name}.`);
    return cached;
  }
}
