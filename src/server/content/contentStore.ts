import type { EntityName, Row } from '../../model/schema/entities';
import type { Ordered } from '../../model/schema/order';
import type { TextIndex, TextResource } from '../../model/text/texts';
import { indexTexts } from '../../model/text/texts';
import { toTextResource } from './texts/textRow';
import type { ContentTransaction, Database } from '../database/database';
import { Availability, readTimeoutMs } from '../database/availability';
import { isPostgres } from '../database/dialect';
import {
  currentVersion,
  releaseLock,
  createdAt,
  rowsSince,
  stateBeforeDeletion,
  acquireLock,
  writeJournal,
} from '../journal/journal';
import type { Table, WireRow } from './rows/tables';
import { journalTables, decodeRow, tableOfEntity, textTable } from './rows/tables';
import type { JournaledChange } from './contentMemory';
import { ContentMemory } from './contentMemory';
import { ContentWriter } from './contentWriter';
import type { ChangeKind } from '../../model/history';
import { yieldIfBusy } from '../system/yieldIfBusy';
import type { Actor, ChangedRow, ContentEvent, CommittedChange } from './changes';
import { changedRowsOf } from './changes';
import { CoalescedRun } from '../system/coalescedRun';

interface ChangeOptions {
  readonly kind?: ChangeKind;
  /** The id of the change that is undone. */
  readonly undoes?: number;
  /** The client's idempotency key, for repeating a request without a response. */
  readonly requestKey?: string | undefined;
}

const tableByName = new Map(journalTables.map((table) => [table.name, table]));

/** From this number of rows on, the commit of a change takes long. */
const manyRows = 100;

/**
 * The content. Reads come from memory, without the rows that visitors do not see. Changes go to the database and the journal.
 * Memory is updated before the response to a change, so the next read is always fresh. Changes by other processes are read from
 * the journal.
 */
export class ContentStore {
  private textIndex: TextIndex | undefined;
  private readonly listeners = new Set<(event: ContentEvent) => void>();
  /** Whether several servers may use the database, so that each read looks for changes of others. */
  readonly isShared: boolean;
  /** Whether the database responds. While it does not, reads come from memory and may be outdated. */
  readonly availability: Availability;
  private lastChange: Promise<void> = Promise.resolve();
  private readonly catchUp = new CoalescedRun(() => this.readJournal());
  private readonly sharedRefresh = new CoalescedRun(() => this.refresh());

  private constructor(
    private readonly database: Database,
    private seenVersion: number,
    private readonly memory: ContentMemory,
    timeoutMs: number,
  ) {
    this.isShared = isPostgres(database.system);
    this.availability = new Availability(this.isShared ? timeoutMs : undefined);
  }

  /** Loads all content of a migrated database. @param timeoutMs how long a read waits for PostgreSQL */
  static async open(database: Database, timeoutMs = readTimeoutMs): Promise<ContentStore> {
    const version = await currentVersion(database); // before the rows: the journal has later changes
    const tables = new Map<Table, readonly WireRow[]>();
    for (const table of journalTables) {
      const stored = await database.content.selectFrom(table.name).selectAll().orderBy('id').execute();
      tables.set(
        table,
        stored.map((row) => decodeRow(table, row)),
      );
    }
    return new ContentStore(database, version, new ContentMemory(tables), timeoutMs);
  }

  /** The version of the content in memory. While it stays the same, so do all reads. */
  get version(): number {
    return this.seenVersion;
  }

  /** A row that visitors see. */
  row(table: Table, id: number): WireRow | undefined {
    return this.memory.row(table, id);
  }

  /** The rows of a kind that visitors see. Their order is that of the database. */
  rowsOf<Name extends EntityName>(name: Name): readonly (Row<Name> & Ordered)[] {
    return this.rows(tableOfEntity(name)) as unknown as readonly (Row<Name> & Ordered)[]; // the table is derived from the same fields
  }

  /** The rows of a table that visitors see, by id. */
  rows(table: Table): readonly WireRow[] {
    return this.memory.rows(table);
  }

  /** A row, whether it is hidden or not: for the administration only. */
  storedRow(table: Table, id: number): WireRow | undefined {
    return this.memory.storedRow(table, id);
  }

  /** A row as it was before its deletion; undefined if there is none, or while the database is away: for the administration only. */
  deletedRow({ name }: Table, id: number): Promise<WireRow | undefined> {
    return this.availability.read(() => stateBeforeDeletion(this.database, name, id));
  }

  /** The rows that visitors do not see, by id: for the administration only. */
  hiddenRows(table: Table): readonly WireRow[] {
    return this.memory.hiddenRows(table);
  }

  /** The current state of changed rows, as visitors see it. A hidden row looks like a deleted one. */
  currentState(changes: readonly JournaledChange[]): readonly ChangedRow[] {
    return this.memory.currentState(changes);
  }

  /**
   * When a row was created, in milliseconds since 1970; undefined if it is older than the journal, or while the database
   * is away.
   */
  createdAt(collection: string, id: number): Promise<number | undefined> {
    return this.availability.read(() => createdAt(this.database, collection, id));
  }

  /** The rows of a table that visitors see, as JSON. */
  json(table: Table): string {
    return this.memory.json(table);
  }

  texts(): readonly TextResource[] {
    return this.rows(textTable).map(toTextResource);
  }

  /** The texts, indexed for lookup. */
  indexedTexts(): TextIndex {
    this.textIndex ??= indexTexts(this.texts());
    return this.textIndex;
  }

  /** Calls a listener after each change, as visitors see it, once memory is updated. @returns a function that removes the listener */
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
      if (changes.length >= manyRows) await this.database.flushWrites();
      return { result, changes, version };
    });
    const { result, changes, version } = committed;
    await yieldIfBusy(); // the commit of many rows takes long, and so do the update of the memory and the response
    if (version === this.seenVersion + 1) {
      this.applyEvent({ version, rows: changedRowsOf(changes) });
    } else if (version !== null) await this.catchUp.run();
    return { result, version };
  }

  /** Reads the changes of other processes into memory. A change of this process updates it without the journal. */
  async refresh(): Promise<void> {
    if (await this.isCurrent()) return;
    if (!this.isShared) {
      await this.lastChange;
      if (await this.isCurrent()) return;
    }
    await this.catchUp.run();
  }

  private async isCurrent(): Promise<boolean> {
    return (await currentVersion(this.database)) === this.seenVersion;
  }

  /**
   * Call before a read, so that it includes the changes of other processes. With SQLite only a command can be another process, and
   * the poll of `startContentJobs` reads its changes: then this does nothing. It never throws: if the database does not respond in
   * time, the read goes on from memory.
   */
  async refreshIfShared(): Promise<void> {
    if (this.isShared) await this.availability.read(() => this.sharedRefresh.run());
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
    const rows = this.memory.apply(event.rows);
    if (event.rows.some(({ table }) => table === textTable)) this.textIndex = undefined;
    this.seenVersion = event.version;
    for (const listener of this.listeners) listener({ version: event.version, rows });
  }
}
