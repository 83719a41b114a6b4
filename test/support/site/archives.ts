import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { isRecord } from './testServer';

export type Entries = readonly (readonly [name: string, content: Buffer])[];

const collected = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array); // a stream of bytes
  return Buffer.concat(chunks);
};

/** What a gzipped tar holds. */
export const unpack = async (archive: Buffer): Promise<Entries> => {
  const tar = extract();
  Readable.from([gunzipSync(archive)]).pipe(tar);
  const entries: [string, Buffer][] = [];
  for await (const entry of tar) entries.push([entry.header.name, await collected(entry)]);
  return entries;
};

export const repack = async (entries: Entries): Promise<Buffer> => {
  const tar = pack();
  for (const [name, content] of entries) tar.entry({ name }, content);
  tar.finalize();
  return gzipSync(await collected(tar));
};

/** A backup whose manifest is right about what it holds, whatever that is. */
export const sealed = (entries: Entries, change: Record<string, unknown> = {}): Promise<Buffer> => {
  const others = entries.filter(([name]) => name !== 'manifest.json');
  const manifest: unknown = JSON.parse(entries.at(-1)?.[1].toString() ?? '');
  const listed = others.map(([name, content]) => ({
    name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const written = { ...(isRecord(manifest) && manifest), entries: listed, ...change };
  return repack([...others, ['manifest.json', Buffer.from(JSON.stringify(written))]]);
};

/** What tables have had since the migration `003-accounts`. */
const laterColumns = [
  'temporaryPasswordMadeAt',
  'pendingTotpSecret',
  'totpSecret',
  'lastTotpStep',
  'hasLoggedIn',
  'firstVersion',
];

/** The entries of a backup as it was made before tables had them. */
export const withoutLaterColumns = (entries: Entries): Entries => {
  const without = (key: string, value: unknown): unknown => {
    if (laterColumns.includes(key)) return undefined;
    return isRecord(value) && Array.isArray(value.columns)
      ? { ...value, columns: value.columns.filter((each) => !laterColumns.includes(String(each))) }
      : value;
  };
  const rewritten = (json: string): string => (json ? JSON.stringify(JSON.parse(json, without)) : json);
  return entries.map(([name, content]) => {
    const text = content.toString();
    if (name === 'manifest.json') return [name, Buffer.from(rewritten(text))];
    if (!/^tables\/(accounts|content_version)\//.test(name)) return [name, content];
    return [name, Buffer.from(text.split('\n').map(rewritten).join('\n'))];
  });
};

/**
 * Archives with one bit turned, at so many places of the compressed bytes, but for those that unpack to the very
 * same: a repetition is then copied from another place that holds the same, or the bit is an unused one.
 */
export const withOneBitTurned = (archive: Buffer, places: number): Buffer[] => {
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
};
