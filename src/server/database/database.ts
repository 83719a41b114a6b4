import path from 'node:path';
import type { Generated, Transaction } from 'kysely';
import { Kysely } from 'kysely';
import type { ChangeKind } from '../../model/history';
import type { InquiryMailState, InquiryState, InquirySubject } from '../../model/inquiries/inquiry';
import type { AcceptedPair } from '../../model/parity/review';
import type { BrandId } from '../../model/site/brands';
import type { Language } from '../../model/site/languages';
import type { Config } from '../config';
import { Checkpoints } from './checkpoints';
import { flushWal } from './flushWal';
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
  /** The name in the history; '' where the history shows the email address. */
  name: Generated<string>;
  /** Empty until the person chooses a password with the link of an invitation. */
  passwordHash: string;
  isSuperUser: number;
  hasLoggedIn: Generated<number>;
  lastLoginAt: Generated<number | null>;
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

/** One-time links; at most one per account. */
interface InvitationTable {
  tokenHash: string;
  accountId: number;
  endsAt: number;
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
  /** The table of the row that the change is about: for a visibility, of the row that it hides. */
  itemCollection: string;
  itemId: number;
  /** The class key of a text's page; null for other rows. */
  page: string | null;
}

interface DocumentTextsTable {
  /** The document's name in the store of documents. */
  name: string;
  /** The text of each page, as JSON. */
  pages: string;
}

interface ImageFactsTable {
  /** The image's name in the image store. */
  name: string;
  width: number;
  height: number;
  placeholder: string;
  isAnimated: number;
}

export interface InquiryTable {
  id: Generated<number>;
  reference: string;
  /** The UUID of the form, and the key of its words. */
  requestKey: string;
  /** Identifies the token of its form, which sends one inquiry. */
  tokenKey: string;
  /** Hash of who asked what, so that the same question is recognized. */
  wordsKey: string;
  at: number;
  brand: BrandId;
  subject: InquirySubject;
  language: Language;
  /** The rows that it names, as they were, as JSON. */
  units: string;
  /** The personal fields as JSON; encrypted if the site has a key (inquiries/secrets/personalFields). */
  personal: string;
  state: InquiryState;
  takenBy: string | null;
  version: Generated<number>;
}

export interface InquiryMailTable {
  id: Generated<number>;
  inquiryId: number;
  recipient: 'visitor' | 'company';
  state: Exclude<InquiryMailState, 'off'>;
  attempts: Generated<number>;
  /** When it is due. While a process sends it: when another process may. */
  nextAt: number;
}

/** The references of inquiries that were erased by hand. A restored backup may still hold such an inquiry. */
interface ErasedInquiryTable {
  reference: string;
}

export interface SystemTables {
  inquiries: InquiryTable;
  inquiry_mails: InquiryMailTable;
  erased_inquiries: ErasedInquiryTable;
  site_secrets: { name: string; secret: string };
  accounts: AccountTable;
  invitations: InvitationTable;
  recovery_codes: RecoveryCodeTable;
  sessions: SessionTable;
  tries: AttemptTable;
  known_addresses: KnownAddressTable;
  content_version: ContentVersionTable;
  changes: ChangeTable;
  change_rows: ChangeRowTable;
  picture_facts: ImageFactsTable;
  document_texts: DocumentTextsTable;
  accepted_pairs: AcceptedPair;
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
  /**
   * With SQLite, empties the write-ahead log, which still has the bytes of deleted rows. While another process
   * reads the database, the next commits try it again. PostgreSQL removes them by itself (autovacuum).
   */
  eraseTraces(): Promise<void>;
  /** Call it before the commit of many rows: with SQLite, the commit then blocks for a shorter time. */
  flushWrites(): Promise<void>;
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
  const file = databaseFile(dataDirectory);
  const checkpoints = new Checkpoints(file);
  const system = new Kysely<SystemTables>({
    dialect:
      databaseUrl === undefined
        ? sqliteDialect(file, () => checkpoints.runIfDue())
        : postgresDialect(databaseUrl, queryTimeoutMs, onOpen),
  });
  return {
    system,
    content: system.withTables<ContentTables>(),
    pool: () => pool,
    eraseTraces: () => (databaseUrl === undefined ? checkpoints.empty() : Promise.resolve()),
    flushWrites: () => (databaseUrl === undefined ? flushWal(file) : Promise.resolve()),
    close: async () => {
      await checkpoints.close();
      await system.destroy();
    },
  };
}
