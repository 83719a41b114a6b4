import path from 'node:path';
import type { Generated, Transaction } from 'kysely';
import { Kysely } from 'kysely';
import type { ChangeKind } from '../../model/history';
import type { Config } from '../config';
import { postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';

/** What a column can hold in every database that is supported; booleans are kept as 0 and 1. */
export type Stored = string | number | null;

/** A row of content as it is stored; its columns are named by the table of entities. */
export type StoredRow = Record<string, Stored>;

interface AccountTable {
  id: Generated<number>;
  email: string;
  passwordHash: string;
  isSuperUser: number;
  hasLoggedIn: Generated<number>;
  /** Milliseconds since 1970, as all times are. */
  createdAt: number;
  /** When the site made up the password; none where it was chosen. */
  temporaryPasswordMadeAt: number | null;
  /** What the codes of a second factor will be made with, in base32, once its first code was given. */
  pendingTotpSecret: string | null;
  /** What they are made with; none where the password is enough. */
  totpSecret: string | null;
  /** Codes of this step of 30 seconds and of those before it are not taken again. */
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

interface TriesTable {
  /** The hash of what is limited. */
  key: string;
  count: number;
  /** When they are forgotten. */
  endsAt: number;
}

interface KnownAddressTable {
  /** The hash of an account and of an address that logged in to it. */
  key: string;
  endsAt: number;
}

interface ContentVersionTable {
  id: number;
  version: number;
  /** That of the content when this database was made or restored: an older one may be of another content. */
  firstVersion: number;
}

interface ChangeTable {
  /** The version of the content that the change made. */
  id: number;
  at: number;
  /** The address of who made it; none for the site itself. */
  author: string | null;
  kind: ChangeKind;
  /** The change that it takes back. */
  undoes: number | null;
  /** By what its caller knows it again; none where it does not say. */
  requestKey: string | null;
}

interface ChangeRowTable {
  changeId: number;
  position: number;
  collection: string;
  rowId: number;
  /** The row as JSON; none where it is new. */
  before: string | null;
  /** The row as JSON; none where it is gone. */
  after: string | null;
}

interface PictureFactsTable {
  /** Of the image, in its store. */
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
  tries: TriesTable;
  known_addresses: KnownAddressTable;
  content_version: ContentVersionTable;
  changes: ChangeTable;
  change_rows: ChangeRowTable;
  picture_facts: PictureFactsTable;
}

/** The tables of content, by collection. They are known by the table of entities, not by the compiler. */
export type ContentTables = Record<string, StoredRow>;

/**
 * One database seen in two ways: `system` knows the tables of accounts and sessions by type, `content` those of content
 * by their names in the table of entities.
 */
export interface Database {
  readonly system: Kysely<SystemTables>;
  readonly content: Kysely<ContentTables>;
  close(): Promise<void>;
}

export type ContentTransaction = Transaction<ContentTables>;

/** Where the embedded database of a data directory is. */
export const databaseFile = (dataDirectory: string): string => path.join(dataDirectory, 'site.sqlite');

/**
 * Opens the PostgreSQL that is configured, or else the embedded database of the data directory. It is not migrated yet.
 * @param patience how long a PostgreSQL may take for an answer, in milliseconds; without it, as long as it likes
 */
export const openDatabase = (
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  patience?: number,
): Database => {
  const system = new Kysely<SystemTables>({
    dialect:
      databaseUrl === undefined
        ? sqliteDialect(databaseFile(dataDirectory))
        : postgresDialect(databaseUrl, patience),
  });
  return {
    system,
    content: system.withTables<ContentTables>(),
    close: () => system.destroy(),
  };
};
