import path from 'node:path';
import type { Generated, Transaction } from 'kysely';
import { Kysely } from 'kysely';
import type { ChangeKind } from '../../model/history';
import type { Config } from '../config';
import type { PoolState } from './postgres';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';

/** The values that a column can hold in both databases. Booleans are stored as 0 and 1. */
export type StoredValue = string | number | null;

/** A stored row of content. The table of entities defines its columns. */
export type DatabaseRow = Record<string, StoredValue>;

interface AccountTable {
  id: Generated<number>;
  email: string;
  passwordHash: string;
  isSuperUser: number;
  hasLoggedIn: Generated<number>;
  /** Milliseconds since 1970, like all times here. */
  createdAt: number;
  /** When the site generated the password; null if a person chose it. */
  temporaryPasswordMadeAt: number | null;
  /** Base32 secret of a second factor that is being set up. The first correct code makes it the `totpSecret`. */
  pendingTotpSecret: string | null;
  /** Base32 secret of the second factor; null if the account has none. */
  totpSecret: string | null;
  /** The last 30-second time step whose code was accepted. Codes of this and earlier steps are rejected. */
  lastTotpStep: number | null;
}

interface RecoveryCodeTable {
  codeHash: string;
  accountId: number;
}

interface SessionTable {
  tokenHash: string;
  imageTokenHash: string;
  accountId: number;
  createdAt: number;
  lastSeenAt: number;
}

/** Counters of failed attempts. */
interface AttemptTable {
  /** Hash of the limit's key. */
  key: string;
  count: number;
  /** When the counter expires. */
  endsAt: number;
}

interface KnownAddressTable {
  /** Hash of an account and of an IP address that logged in to it. */
  key: string;
  endsAt: number;
}

interface ContentVersionTable {
  id: number;
  version: number;
  /** The content's version when this database was created or restored. Older versions may belong to other content. */
  firstVersion: number;
}

interface ChangeTable {
  /** The content version that the change created. */
  id: number;
  at: number;
  /** Email address of the account; null for the site itself. */
  author: string | null;
  kind: ChangeKind;
  /** The id of the change that this one undoes. */
  undoes: number | null;
  /** The client's idempotency key; null if it sent none. */
  requestKey: string | null;
}

interface ChangeRowTable {
  changeId: number;
  position: number;
  collection: string;
  rowId: number;
  /** The row as JSON; null if the change added it. */
  before: string | null;
  /** The row as JSON; null if the change deleted it. */
  after: string | null;
}

interface ImageFactsTable {
  /** The image's name in the image store. */
  name: string;
  width: number;
  height: number;
  placeholder: string;
  isAnimated: number;
}

export interface SystemTables {
  accounts: AccountTable;
  recovery_codes: RecoveryCodeTable;
  sessions: SessionTable;
  tries: AttemptTable;
  known_addresses: KnownAddressTable;
  content_version: ContentVersionTable;
  changes: ChangeTable;
  change_rows: ChangeRowTable;
  picture_facts: ImageFactsTable;
}

/** The tables of content, by collection. The table of entities defines them, so the compiler does not know them. */
export type ContentTables = Record<string, DatabaseRow>;

/**
 * One database with two typings. `system` has typed tables for accounts, sessions and the journal. `content` has the
 * tables of content, by their names in the table of entities.
 */
export interface Database {
  readonly system: Kysely<SystemTables>;
  readonly content: Kysely<ContentTables>;
  /** How the connections are used; undefined with SQLite, and before the first query. */
  pool(): PoolState | undefined;
  close(): Promise<void>;
}

export type ContentTransaction = Transaction<ContentTables>;

/** The path of the SQLite database in a data directory. */
export function databaseFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'site.sqlite');
}

/**
 * Opens the configured PostgreSQL database, or else the SQLite database of the data directory. Does not migrate it.
 * @param queryTimeoutMs how long PostgreSQL may take for a query, in milliseconds; without it there is no limit
 */
export function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  queryTimeoutMs?: number,
): Database {
  let pool: PoolState | undefined;
  const onOpen = (opened: PoolState): void => {
    pool = opened;
  };
  const system = new Kysely<SystemTables>({
    dialect:
      databaseUrl === undefined
        ? sqliteDialect(databaseFile(dataDirectory))
        : postgresDialect(databaseUrl, queryTimeoutMs, onOpen),
  });
  return {
    system,
    content: system.withTables<ContentTables>(),
    pool: () => pool,
    close: () => system.destroy(),
  };
}
