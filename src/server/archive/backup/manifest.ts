import { imageTypeOf } from '../../images/imageTypes';
import { isFileName } from '../../files/fileNames';
import type { Files } from '../../files/fileStore';
import { ArchiveError } from './archiveError';
import { isRecord } from '../../../model/schema/isRecord';
import { parseJson } from '../../../model/schema/parseJson';

/*
 * The archive is a gzipped tar. First `tables/<table>/<number>.jsonl` with a row as a JSON object in each line, parents
 * before their children. Then `files/<store>/<name>`. Last `manifest.json`, which lists everything. The format is the same
 * for both databases, so an archive can also move a site from one to the other.
 */

export const manifestName = 'manifest.json';
export const archiveFormat = 'tanker-group-site backup';
export const archiveVersion = 1;

export interface ManifestTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The highest id that the table has ever generated; 0 if the database does not generate its ids. */
  readonly lastId: number;
}

export interface ManifestEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof archiveFormat;
  readonly version: typeof archiveVersion;
  /** When the backup was created, in ISO 8601. */
  readonly createdAt: string;
  /** The last migration of the copied database. */
  readonly migration: string;
  /** Parents before their children. */
  readonly tables: readonly ManifestTable[];
  /** All entries but the manifest, in order. */
  readonly entries: readonly ManifestEntry[];
}

/** The stores in a backup. Image variants are left out, because the site creates them again. */
export type StoreName = Exclude<keyof Files, 'variants'>;

export const storeNames = ['documents', 'images'] as const satisfies readonly StoreName[];

/** Whether a store could have created a file name. Other files in its folder do not belong to the site. */
export const isStoredName: Readonly<Record<StoreName, (name: string) => boolean>> = {
  documents: isFileName,
  images: (name) => imageTypeOf(name) !== undefined,
};

/** The content of an entry, according to its name. */
export type EntryContent =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly store: StoreName; readonly name: string };

export function rowsEntry(table: string, number: number): string {
  return `tables/${table}/${number}.jsonl`;
}

export function fileEntry(store: StoreName, name: string): string {
  return `files/${store}/${name}`;
}

/** Parses the name of an entry. @returns undefined for any other name, such as one with a path traversal (`../`) */
export function entryContent(entry: string): EntryContent | undefined {
  if (entry === manifestName) return { kind: 'manifest' };
  const table = /^tables\/(\w{1,60})\/\d{1,9}\.jsonl$/.exec(entry)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  const store = storeNames.find((each) => entry.startsWith(fileEntry(each, '')));
  if (store === undefined) return undefined;
  const name = entry.slice(fileEntry(store, '').length);
  return isStoredName[store](name) ? { kind: 'file', store, name } : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isTable = (value: unknown): value is ManifestTable =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.columns) &&
  value.columns.every((column) => typeof column === 'string') &&
  isCount(value.rows) &&
  isCount(value.lastId);

const isEntry = (value: unknown): value is ManifestEntry =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isCount(value.size) &&
  typeof value.sha256 === 'string' &&
  /^[0-9a-f]{64}$/.test(value.sha256);

const isManifest = (value: Readonly<Record<string, unknown>>): value is Manifest & Record<string, unknown> =>
  typeof value.createdAt === 'string' &&
  typeof value.migration === 'string' &&
  Array.isArray(value.tables) &&
  value.tables.every(isTable) &&
  Array.isArray(value.entries) &&
  value.entries.every(isEntry);

/**
 * Parses a manifest.
 * @throws ArchiveError if the text is not a manifest, or has a format that this version does not know
 */
export function parseBackupManifest(text: string): Manifest {
  const value = parseJson(text);
  if (!isRecord(value) || value.format !== archiveFormat)
    throw new ArchiveError('The file is not a backup of this kind of site.');
  if (value.version !== archiveVersion)
    throw new ArchiveError('The backup is of a format that this version of the site does not know.');
  if (!isManifest(value)) throw new ArchiveError('The backup is damaged: its manifest is not complete.');
  return value;
}
