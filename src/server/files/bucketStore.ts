import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Bucket } from './bucket';
import { BucketClient, readErrorCode } from './bucketClient';
import { compareFileNames, assertFileName } from './fileNames';
import type { FileStore, Files, StoredFile } from './fileStore';
import { uploadInParts } from './multipartUpload';
import { readListing } from './objectListing';
import { ObjectStoreError } from './objectStoreError';

/** The metadata header that identifies the request which wrote an object. */
const writeIdHeader = 'x-amz-meta-made-by';

/** The size of the parts of a large file, in bytes. */
const defaultPartBytes = 64 * 1024 * 1024;

/** Stores files in a folder of a bucket. An object appears once the store has all of it. */
export class BucketStore implements FileStore {
  /** The last write under way for each name: this process writes two files of one name one after the other. */
  readonly #writes = new Map<string, Promise<unknown>>();

  /** @param folder the prefix of all keys, ending with a slash */
  constructor(
    private readonly client: BucketClient,
    private readonly folder: string,
  ) {}

  async put(name: string, content: Uint8Array): Promise<boolean> {
    const previous = this.#writes.get(name) ?? Promise.resolve();
    const write = previous.catch(() => undefined).then(() => this.#putIfAbsent(name, content));
    this.#writes.set(name, write);
    try {
      return await write;
    } finally {
      if (this.#writes.get(name) === write) this.#writes.delete(name);
    }
  }

  /**
   * If the store supports `if-none-match`, the condition holds for all processes. Other stores reject the header (501) or
   * ignore it. There only the check by `exists` holds, and only within this process.
   */
  async #putIfAbsent(name: string, content: Uint8Array): Promise<boolean> {
    if (await this.exists(name)) return false;
    const writeId = randomUUID();
    const status = await this.#write(
      name,
      content,
      { [writeIdHeader]: writeId, 'if-none-match': '*' },
      [412, 501],
    );
    if (status === 412) return (await this.#writeIdOf(name)) === writeId; // written by an earlier try whose response was lost
    if (status === 501) await this.#write(name, content, { [writeIdHeader]: writeId });
    return true;
  }

  /**
   * Stores a file of any size: a large one in parts, since it does not fit into memory. A store takes 10,000 parts, and 5 GB in
   * one request.
   * @returns false, and does nothing, if there is a file of this name
   */
  async putFile(name: string, file: string, partBytes = defaultPartBytes): Promise<boolean> {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      if (size <= partBytes) return await this.put(name, await handle.readFile());
      if (await this.exists(name)) return false;
      const writeId = randomUUID();
      await uploadInParts(
        this.client,
        this.#keyOf(name),
        { handle, size, partBytes },
        {
          headers: { [writeIdHeader]: writeId },
          isStored: async () => (await this.#writeIdOf(name)) === writeId,
        },
      );
      return true;
    } finally {
      await handle.close();
    }
  }

  async replace(name: string, content: Uint8Array): Promise<void> {
    await this.#write(name, content, { [writeIdHeader]: randomUUID() });
  }

  async delete(name: string): Promise<void> {
    const response = await this.client.request({ method: 'DELETE', key: this.#keyOf(name), expected: [404] });
    await response.body?.cancel();
  }

  async #write(
    name: string,
    content: Uint8Array,
    headers: Readonly<Record<string, string>>,
    expected: readonly number[] = [],
  ): Promise<number> {
    const body = new Uint8Array(content);
    const response = await this.client.request({
      method: 'PUT',
      key: this.#keyOf(name),
      headers,
      body,
      expected,
    });
    await response.body?.cancel();
    return response.status;
  }

  async #writeIdOf(name: string): Promise<string | null> {
    const response = await this.client.request({ method: 'HEAD', key: this.#keyOf(name), expected: [404] });
    return response.headers.get(writeIdHeader);
  }

  async get(name: string): Promise<StoredFile | undefined> {
    const response = await this.client.request({ method: 'GET', key: this.#keyOf(name), expected: [404] });
    if (response.status === 404) {
      if ((await readErrorCode(response)) === 'NoSuchBucket')
        throw new ObjectStoreError('has no such bucket.');
      return undefined;
    }
    const size = Number(response.headers.get('content-length') ?? Number.NaN);
    if (!Number.isSafeInteger(size)) {
      await response.body?.cancel();
      throw new ObjectStoreError('does not say how large a file is.');
    }
    return { stream: Readable.from(response.body ?? [], { objectMode: false }), size };
  }

  async exists(name: string): Promise<boolean> {
    const { status } = await this.client.request({ method: 'HEAD', key: this.#keyOf(name), expected: [404] });
    return status !== 404;
  }

  async list(): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const { keys, next } = readListing(await this.#page(token));
      names.push(...keys.map((key) => key.slice(this.folder.length)));
      token = next;
    } while (token !== undefined);
    return names.filter((name) => name !== '').sort(compareFileNames); // consoles create an empty object for a folder
  }

  #page(token: string | undefined): Promise<string> {
    const query = {
      'list-type': '2',
      prefix: this.folder,
      delimiter: '/',
      'encoding-type': 'url',
      ...(token !== undefined && { 'continuation-token': token }),
    };
    return this.client.text({ method: 'GET', query });
  }

  #keyOf(name: string): string {
    assertFileName(name);
    return `${this.folder}${name}`;
  }
}

/** Opens the uploaded files in a bucket. Any number of processes may share it. The first file access connects to it. */
export function openBucket(bucket: Bucket): Files {
  const client = new BucketClient(bucket);
  return {
    documents: new BucketStore(client, `${bucket.prefix}files/`),
    images: new BucketStore(client, `${bucket.prefix}images/`),
    variants: new BucketStore(client, `${bucket.prefix}variants/`),
  };
}
