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

const refused = (error: unknown): unknown => {
  if (error instanceof ArchiveError) return error;
  if (errorCode(error) === 'ENOENT') return new ArchiveError('There is no such file.', { cause: error });
  if (errorCode(error) === 'EISDIR')
    return new ArchiveError('This is a folder, not a backup.', { cause: error });
  if (isSystemError(error)) return error; // no fault of the archive
  return new ArchiveError('The file is damaged, incomplete, or not a backup of this kind of site.', {
    cause: error,
  });
};

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of entry) yield chunk as Uint8Array; // a stream of bytes
  } catch (error) {
    throw refused(error);
  }
}

/**
 * Reads an archive entry by entry; each has to be read to its end before the next.
 * @param reached is told how many bytes of the file have been read
 * @throws ArchiveError where the file is damaged, or holds what no backup holds
 */
export async function* readEntries(
  file: string,
  reached: (bytes: number) => void = () => undefined,
): AsyncGenerator<ReadEntry> {
  const source = createReadStream(file);
  const unpacked = extract();
  const flow = pipeline(source, createGunzip(), unpacked);
  flow.catch(() => undefined); // seen below, unless whoever reads has ended it
  try {
    for await (const entry of unpacked) {
      const { name, type } = entry.header;
      const content = type === 'file' ? entryContent(name) : undefined;
      if (!content) throw new ArchiveError('The file is not a backup of this kind of site.');
      yield { name, content, chunks: bytesOf(entry) };
      reached(source.bytesRead);
    }
    await flow;
  } catch (error) {
    throw refused(error);
  }
}

/** More than any table's part or manifest that a backup writes, in bytes. */
const maxTextBytes = 256 * 1024 * 1024;

/** The whole of an entry that is held in memory. @throws ArchiveError where it is larger than any that is ours */
export const wholeEntry = async ({ chunks }: ReadEntry, maxBytes = maxTextBytes): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new ArchiveError('The backup is damaged: a part of it is far too large.');
    parts.push(chunk);
  }
  return Buffer.concat(parts);
};
