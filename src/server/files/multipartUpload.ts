import type { FileHandle } from 'node:fs/promises';
import type { BucketClient } from './bucketClient';
import { ObjectStoreError } from './objectStoreError';

interface LargeFile {
  readonly handle: FileHandle;
  readonly size: number;
  /** The size of all parts but the last, in bytes. A store takes 10,000 parts of 5 MiB at least. */
  readonly partBytes: number;
}

const readPart = async (
  { handle, size, partBytes }: LargeFile,
  start: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const part = new Uint8Array(Math.min(partBytes, size - start));
  for (let filled = 0; filled < part.length;) {
    const { bytesRead } = await handle.read(part, filled, part.length - filled, start + filled);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
    filled += bytesRead;
  }
  return part;
};

/** Sends the parts one after the other, so that one is in memory at a time. @returns their entity tags */
const sendParts = async (
  client: BucketClient,
  key: string,
  uploadId: string,
  file: LargeFile,
): Promise<readonly string[]> => {
  const tags: string[] = [];
  for (let start = 0; start < file.size; start += file.partBytes) {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const response = await client.request({ method: 'PUT', key, query, body: await readPart(file, start) });
    await response.body?.cancel();
    tags.push(response.headers.get('etag') ?? '');
  }
  return tags;
};

const partList = (tags: readonly string[]): Uint8Array<ArrayBuffer> => {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  return new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
};

/**
 * How long the store may take to join the parts, in milliseconds. Some stores begin the response only then; S3 begins it at once
 * and sends spaces.
 */
const joinTimeoutMs = 280_000;

/** The status is 200 even where the store could not join the parts. It then asks for another try. */
const requireJoined = (result: string): void => {
  if (result.includes('<CompleteMultipartUploadResult')) return;
  const [, code = 'no result'] = /<Code>(\w+)<\/Code>/.exec(result) ?? [];
  throw new ObjectStoreError(`responded with ${code} to the last part of a file.`, true);
};

/** The request header that identifies a write, and whether the object is from this write. */
export interface WriteId {
  readonly headers: Readonly<Record<string, string>>;
  readonly isStored: () => Promise<boolean>;
}

/**
 * Writes an object in parts. It appears once the store has all of them. If the response to the last request is lost, the store
 * knows nothing of the upload when it is repeated: then the object itself says whether it was written.
 * @throws ObjectStoreError if the store does not take it; then the store deletes the parts
 */
export async function uploadInParts(
  client: BucketClient,
  key: string,
  file: LargeFile,
  { headers, isStored }: WriteId,
): Promise<void> {
  const begun = await client.text({ method: 'POST', key, query: { uploads: '' }, headers });
  const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun) ?? [];
  if (uploadId === undefined) throw new ObjectStoreError('does not take a file in parts.');
  const query = { uploadId };
  try {
    const body = partList(await sendParts(client, key, uploadId, file));
    await client.text({ method: 'POST', key, query, body, timeoutMs: joinTimeoutMs }, requireJoined);
  } catch (error) {
    if (await isStored().catch(() => false)) return;
    await client.request({ method: 'DELETE', key, query }).catch(() => undefined); // the first error counts
    throw error;
  }
}
