import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import { isSystemError } from '../../system/errorCode';
import { ArchiveError } from './archiveError';
import type { ManifestEntry } from './manifest';

export interface ArchiveWriter {
  /** Adds a file. @throws if the content is not `size` bytes long */
  add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** The entries added so far. */
  readonly entries: readonly ManifestEntry[];
}

/** Waits until a stream accepts data again. Rejects if the stream is closed. A large file waits many times. */
const untilDrained = (stream: ReturnType<Pack['entry']>): Promise<void> =>
  new Promise((resolve, reject) => {
    const succeed = (): void => {
      stream.off('close', fail);
      resolve();
    };
    const fail = (): void => {
      stream.off('drain', succeed);
      reject(new Error('The archive cannot be written any more.'));
    };
    if (stream.destroyed) {
      fail();
      return;
    }
    stream.once('drain', succeed);
    stream.once('close', fail);
  });

const writerTo = (archive: Pack): ArchiveWriter => {
  const entries: ManifestEntry[] = [];
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const hash = createHash('sha256');
    const entryWritten = new Promise<void>((resolve, reject) => {
      const entry = archive.entry({ name, size, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.once('error', reject); // an unhandled error event ends the process
      const fill = async (): Promise<void> => {
        for await (const chunk of content) {
          hash.update(chunk);
          if (!entry.write(chunk)) await untilDrained(entry);
        }
        entry.end(null);
      };
      fill().catch((error: unknown) => {
        const cause = error instanceof Error ? error : new Error(String(error));
        archive.destroy(cause);
        reject(cause);
      });
    });
    await entryWritten;
    entries.push({ name, size, sha256: hash.digest('hex') });
  };
  return { add, entries };
};

const toArchiveError = (error: unknown): unknown =>
  isSystemError(error) && error instanceof Error
    ? new ArchiveError(`The backup could not be made: ${error.message}`, { cause: error })
    : error;

/**
 * Writes a gzipped tar with the entries that `work` adds. When it resolves, the whole file is on the disk. Only its owner
 * may read it.
 * @throws ArchiveError if the system cannot write the file
 */
export async function writeArchive(
  file: string,
  work: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const archive = pack();
  const flow = pipeline(archive, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  const fill = async (): Promise<void> => {
    try {
      await work(writerTo(archive));
      archive.finalize();
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  const [flowed, filled] = await Promise.allSettled([flow, fill()]);
  if (flowed.status === 'rejected') throw toArchiveError(flowed.reason);
  if (filled.status === 'rejected') throw toArchiveError(filled.reason);
}
