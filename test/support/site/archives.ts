import { createHash } from 'node:crypto';
import { entities } from '../../../src/model/schema/entities';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { isRecord } from './testServer';

export type Entries = readonly (readonly [name: string, content: Buffer])[];

const readAll = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array); // a stream of bytes
  return Buffer.concat(chunks);
};

/** The entries of a gzipped tar. */
export async function unpack(archive: Buffer): Promise<Entries> {
  const tar = extract();
  Readable.from([gunzipSync(archive)]).pipe(tar);
  const entries: [string, Buffer][] = [];
  for await (const entry of tar) entries.push([entry.header.name, await readAll(entry)]);
  return entries;
}

export async function repack(entries: Entries): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of entries) tar.entry({ name }, content);
  tar.finalize();
  return gzipSync(await readAll(tar));
}

/** A backup whose manifest has the right sizes and digests of these entries. */
export function packed(entries: Entries, change: Record<string, unknown> = {}): Promise<Buffer> {
  const others = entries.filter(([name]) => name !== 'manifest.json');
  const manifest: unknown = JSON.parse(entries.at(-1)?.[1].toString() ?? '');
  const listed = others.map(([name, content]) => ({
    name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const newManifest = { ...(isRecord(manifest) && manifest), entries: listed, ...change };
  return repack([...others, ['manifest.json', Buffer.from(JSON.stringify(newManifest))]]);
}

/** Columns that were added after the migration `003-accounts`. */
const laterColumns: readonly string[] = [
  'temporaryPasswordMadeAt',
  'pendingTotpSecret',
  'totpSecret',
  'lastTotpStep',
  'hasLoggedIn',
  'lastLoginAt',
  'firstVersion',
  ...['condition', 'partNumber', 'categoryEn', 'categoryFr', 'fitsEn', 'fitsFr', 'topic', 'soldAt'],
  ...['department', 'makesEn', 'makesFr'],
];

/** Accounts got a name later. Other tables and entries always had one. */
const withoutName = (value: Readonly<Record<string, unknown>>): object => {
  const { name: _name, ...withoutIt } = value;
  if ('passwordHash' in value) return withoutIt;
  const { columns } = value;
  return Array.isArray(columns) && columns.includes('passwordHash')
    ? { ...value, columns: columns.filter((each) => each !== 'name') }
    : value;
};

/** The entries of a backup from before these columns were added. */
function withoutLaterColumns(entries: Entries): Entries {
  const removeColumns = (key: string, value: unknown): unknown => {
    if (laterColumns.includes(key)) return undefined;
    if (!isRecord(value)) return value;
    return withoutName(
      Array.isArray(value.columns)
        ? { ...value, columns: value.columns.filter((each) => !laterColumns.includes(String(each))) }
        : value,
    );
  };
  const rewriteJson = (json: string): string =>
    json ? JSON.stringify(JSON.parse(json, removeColumns)) : json;
  return entries.map(([name, content]) => {
    const text = content.toString();
    if (name === 'manifest.json') return [name, Buffer.from(rewriteJson(text))];
    if (
      !/^tables\/(accounts|content_version|employees|emails|manufacturers|products|tankers|telephones)\//.test(
        name,
      )
    )
      return [name, content];
    return [name, Buffer.from(text.split('\n').map(rewriteJson).join('\n'))];
  });
}

/**
 * Copies of an archive with one flipped bit each, at evenly spaced places of the compressed bytes. Copies that still
 * decompress to the same bytes are left out: their bit is unused, or a repetition is copied from an equal place.
 */
export function withOneBitFlipped(archive: Buffer, places: number): Buffer[] {
  const whole = gunzipSync(archive);
  const isDamaged = (bytes: Buffer): boolean => {
    try {
      return !gunzipSync(bytes).equals(whole);
    } catch {
      return true;
    }
  };
  const header = 10;
  const step = Math.ceil((archive.length - header) / places);
  return Array.from({ length: places }, (_, index) => header + index * step)
    .filter((place) => place < archive.length)
    .map((place) => {
      const bytes = Buffer.from(archive);
      bytes[place] = (bytes[place] ?? 0) ^ 0x10;
      return bytes;
    })
    .filter(isDamaged);
}

/** The collections of the first release. */
const firstCollections: readonly string[] = [
  ...[
    'locations',
    'telephones',
    'emails',
    'openings',
    'manufacturers',
    'manufacturerImages',
    'realizationTypes',
  ],
  ...['realizations', 'employees', 'products', 'assemblyTypes', 'assemblies', 'galleryImages', 'tankers'],
  'job_postings',
];

/** The collections that later releases added. */
const laterCollections: readonly string[] = Object.values(entities)
  .map(({ collection }) => collection)
  .filter((name) => !firstCollections.includes(name));

const laterTables: readonly string[] = [
  ...['changes', 'change_rows', 'images', 'picture_facts', 'document_texts', 'recovery_codes'],
  ...['inquiries', 'inquiry_mails', 'erased_inquiries', 'visibility', 'accepted_pairs'],
  ...laterCollections,
];

/** The archive that the first release would have written of this content. */
export function packedByFirstRelease(content: Entries) {
  const existed = (name: string): boolean => !laterTables.includes(name.split('/')[1] ?? '');
  const entries = withoutLaterColumns(content);
  const manifest = JSON.parse(entries.at(-1)?.[1].toString() ?? '') as { tables: { name: string }[] };
  return packed(
    entries.filter(([name]) => existed(name)),
    {
      migration: '003-accounts',
      tables: manifest.tables.filter(({ name }) => existed(`tables/${name}/`)),
    },
  );
}

/** What a bulk load had in the first release. */
export function contentThen(bulk: string): object {
  const collections = JSON.parse(bulk, (key, value: unknown) =>
    laterColumns.includes(key) ? undefined : value,
  ) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(collections).filter(([name]) => !laterCollections.includes(name)));
}
