import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { columnsAddedAfter } from './earlierSchema';
import { isRecord } from './server/testServer';

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

/** The last migration of the first release. */
const firstRelease = '003-accounts';

const without = (row: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name)));

/** The archive that the first release would have written of this content. */
export async function packedByFirstRelease(content: Entries): Promise<Buffer> {
  const added = await columnsAddedAfter(firstRelease);
  const rowsThen = (text: string, table: string): string =>
    text
      .split('\n')
      .map(
        (line) => line && JSON.stringify(without(JSON.parse(line) as object, added.get(table) ?? new Set())),
      )
      .join('\n');
  const entries = content.flatMap(([name, body]): Entries => {
    const table = /^tables\/([^/]+)\//.exec(name)?.[1];
    if (table === undefined) return [[name, body]];
    return added.has(table) ? [[name, Buffer.from(rowsThen(body.toString(), table))]] : [];
  });
  const { tables } = JSON.parse(content.at(-1)?.[1].toString() ?? '') as {
    tables: { name: string; columns: string[] }[];
  };
  return packed(entries, {
    migration: firstRelease,
    tables: tables
      .filter(({ name }) => added.has(name))
      .map((table) => ({
        ...table,
        columns: table.columns.filter((column) => !added.get(table.name)?.has(column)),
      })),
  });
}

/** A bulk load as the first release sent it. */
export async function contentThen(bulk: string): Promise<object> {
  const added = await columnsAddedAfter(firstRelease);
  const collections = Object.entries(JSON.parse(bulk) as Readonly<Record<string, object[]>>);
  return Object.fromEntries(
    collections.flatMap(([name, rows]) => {
      const names = added.get(name);
      return names ? [[name, rows.map((row) => without(row, names))]] : [];
    }),
  );
}
