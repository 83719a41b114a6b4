import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { errorCode, isSystemError } from '../../system/errorCode';
import { ArchiveError } from './archiveError';
import type { EntryContent } from './manifest';
import { entryContent } from './manifest';

export interface ReadEntry {
  readonly name: string;
  readonly content: EntryContent;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const toArchiveError = (error: unknown): unknown => {
  if (error instanceof ArchiveError) return error;
  if (errorCode(error) === 'ENOENT') return new ArchiveError('There is no such file.', { cause: error });
  if (errorCode(error) === 'EISDIR')
    return new ArchiveError('This is a folder, not a backup.', { cause: error });
  if (isSystemError(error)) return error; // not caused by the archive
  return new ArchiveError('The file is damaged, incomplete, or not a backup of this kind of site.', {
    cause: error,
  });
};

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of entry) yield chunk as Uint8Array; // a stream of bytes
  } catch (error) {
    throw toArchiveError(error);
  }
}

/**
 * Reads an archive entry by entry. The caller must read each entry to its end before the next.
 * @param onBytesRead called with the number of bytes of the file that have been read
 * @throws ArchiveError if the file is damaged, or has an entry that no backup has
 */
export async function* readEntries(
  file: string,
  onBytesRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file);
  const unpacked = extract();
  const finished = pipeline(source, createGunzip(), unpacked);
  finished.catch(() => undefined); // handled below, unless the caller stops early
  try {
    for await (const entry of unpacked) {
      const { name, type } = entry.header;
      const content = type === 'file' ? entryContent(name) : undefined;
      if (!content) throw new ArchiveError('The file is not a backup of this kind of site.');
      yield { name, content, chunks: bytesOf(entry) };
      onBytesRead(source.bytesRead);
    }
    await finished;
  } catch (error) {
    throw toArchiveError(error);
  }
}

/** More than the largest part of a table or manifest that a backup writes. */
const maxTextBytes = 256 * 1024 * 1024;

/** Reads a whole entry into memory. @throws ArchiveError if it is larger than `maxBytes` */
export async function readWholeEntry({ chunks }: ReadEntry, maxBytes = maxTextBytes): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new ArchiveError('The backup is damaged: a part of it is far too large.');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
