import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Bucket } from './bucket';
import { BucketClient, failureCode } from './bucketClient';
import { inOrder, requireName } from './fileNames';
import type { FileStore, Files, StoredFile } from './fileStore';
import { readListing } from './objectListing';
import { StoreFailure } from './storeFailure';

/** Tells which call made an object. */
const madeBy = 'x-amz-meta-made-by';

/** Files in a folder of a bucket. An object appears when the store has the whole of it. */
export class BucketStore implements FileStore {
  /** Which names are being put, so that this process puts two of one name one after the other. */
  readonly #turns = new Map<string, Promise<unknown>>();

  /** @param folder what its keys begin with, ending with a slash */
  constructor(
    private readonly client: BucketClient,
    private readonly folder: string,
  ) {}

  async put(name: string, content: Uint8Array): Promise<boolean> {
    const before = this.#turns.get(name) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => this.#putInTurn(name, content));
    this.#turns.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(name) === turn) this.#turns.delete(name);
    }
  }

  /**
   * The condition holds for all processes where the store knows it. One that does not know it refuses it or writes all the
   * same: there the question before holds, for this process.
   */
  async #putInTurn(name: string, content: Uint8Array): Promise<boolean> {
    if (await this.exists(name)) return false;
    const mark = randomUUID();
    const status = await this.#write(name, content, { [madeBy]: mark, 'if-none-match': '*' }, [412, 501]);
    if (status === 412) return (await this.#madeBy(name)) === mark; // made by an earlier try, whose answer was lost
    if (status === 501) await this.#write(name, content, { [madeBy]: mark });
    return true;
  }

  async replace(name: string, content: Uint8Array): Promise<void> {
    await this.#write(name, content, { [madeBy]: randomUUID() });
  }

  async remove(name: string): Promise<void> {
    const answer = await this.client.call({ method: 'DELETE', key: this.#keyOf(name), expected: [404] });
    await answer.body?.cancel();
  }

  async #write(
    name: string,
    content: Uint8Array,
    headers: Readonly<Record<string, string>>,
    expected: readonly number[] = [],
  ): Promise<number> {
    const body = new Uint8Array(content);
    const answer = await this.client.call({ method: 'PUT', key: this.#keyOf(name), headers, body, expected });
    await answer.body?.cancel();
    return answer.status;
  }

  async #madeBy(name: string): Promise<string | null> {
    const answer = await this.client.call({ method: 'HEAD', key: this.#keyOf(name), expected: [404] });
    return answer.headers.get(madeBy);
  }

  async get(name: string): Promise<StoredFile | undefined> {
    const answer = await this.client.call({ method: 'GET', key: this.#keyOf(name), expected: [404] });
    if (answer.status === 404) {
      if ((await failureCode(answer)) === 'NoSuchBucket') throw new StoreFailure('has no such bucket.');
      return undefined;
    }
    const size = Number(answer.headers.get('content-length') ?? Number.NaN);
    if (!Number.isSafeInteger(size)) {
      await answer.body?.cancel();
      throw new StoreFailure('does not say how large a file is.');
    }
    return { stream: Readable.from(answer.body ?? [], { objectMode: false }), size };
  }

  async exists(name: string): Promise<boolean> {
    const { status } = await this.client.call({ method: 'HEAD', key: this.#keyOf(name), expected: [404] });
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
    return names.filter((name) => name !== '').sort(inOrder); // consoles mark a folder by an empty object
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
    requireName(name);
    return `${this.folder}${name}`;
  }
}

/** The uploaded files in a bucket, which any number of processes may share; it is reached for with the first file. */
export const openBucket = (bucket: Bucket): Files => {
  const client = new BucketClient(bucket);
  return {
    documents: new BucketStore(client, `${bucket.prefix}files/`),
    images: new BucketStore(client, `${bucket.prefix}images/`),
    variants: new BucketStore(client, `${bucket.prefix}variants/`),
  };
};
