import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseConfig } from '../../../src/server/config';
import type { Bucket } from '../../../src/server/files/bucket';
import { BucketClient } from '../../../src/server/files/bucketClient';
import { BucketStore } from '../../../src/server/files/bucketStore';
import type { Fault } from '../../support/faults/objectStore';
import { lateMs, TestObjectStore } from '../../support/faults/objectStore';

/** The delays before the retries of a request, in milliseconds. No test waits for them. */
const mockDelays: number[] = [];
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => Promise.resolve(void mockDelays.push(ms)),
}));

let objects: TestObjectStore;
let bucket: Bucket;
let store: BucketStore;
let count = 0;

beforeAll(async () => {
  objects = await TestObjectStore.start();
  const configured = parseConfig(objects.environment()).bucket;
  if (!configured) throw new Error('There is no bucket.');
  bucket = configured;
});

afterAll(() => objects.close());

beforeEach(() => {
  store = new BucketStore(new BucketClient(bucket), `folder-${count++}/`);
  objects.calls.length = 0;
  mockDelays.length = 0;
  objects.faultOf = () => undefined;
});

/** Makes the next requests of a method fail. Later ones succeed. */
const failNext = (fault: Fault, method: string, times = 1): void => {
  let remaining = times;
  objects.faultOf = (request) => (request.method === method && remaining-- > 0 ? fault : undefined);
};

const content = Buffer.from('one');

test.each(['busy', 'down'] as const)('a write to a store that is %s is repeated', async (fault) => {
  failNext(fault, 'PUT', 2);
  expect(await store.put('a.pdf', content)).toBe(true);
  expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
  expect(mockDelays).toEqual([200, 800]);
  expect(await store.list()).toEqual(['a.pdf']);
});

test('a file counts as stored if only the response was lost', async () => {
  failNext('responseLost', 'PUT');
  expect(await store.put('a.pdf', content)).toBe(true);
  expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});

describe('a file that is too large for one request', () => {
  const partBytes = 5 * 1024 * 1024;
  const large = randomBytes(2 * partBytes + 1000);
  let folder: string;
  let file: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'large-file-'));
    file = path.join(folder, 'large.tar');
    writeFileSync(file, large);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const contentOf = async (name: string): Promise<Buffer> => {
    const stored = await store.get(name);
    return stored ? buffer(stored.stream) : Buffer.alloc(0);
  };

  test('is sent in parts, also by a store that is busy at times, and never twice', async () => {
    failNext('busy', 'PUT');
    expect(await store.putFile('large.tar', file, partBytes)).toBe(true);
    const parts = objects.calls.filter((call) => call.startsWith('PUT'));
    expect(parts.map((call) => /partNumber=(\d)/.exec(call)?.[1])).toEqual(['1', '1', '2', '3']);
    expect((await contentOf('large.tar')).equals(large)).toBe(true);
    expect(await store.putFile('large.tar', file, partBytes)).toBe(false);
  });

  test('leaves nothing behind if a part is refused', async () => {
    objects.faultOf = ({ url = '' }) => (url.includes('partNumber=2') ? 'busy' : undefined);
    await expect(store.putFile('large.tar', file, partBytes)).rejects.toThrow('503 SlowDown');
    expect(objects.calls.at(-1)).toMatch(/^DELETE .*uploadId=/);
    expect(await store.list()).toEqual([]);
  });

  /** Makes the next requests fail that ask the store to join the parts. */
  const failJoining = (fault: Fault, times = 1): void => {
    let remaining = times;
    objects.faultOf = ({ method, url = '' }) =>
      method === 'POST' && url.includes('uploadId=') && remaining-- > 0 ? fault : undefined;
  };

  const joinings = (): number => objects.calls.filter((call) => /^POST .*uploadId=/.test(call)).length;

  test.each([
    ['breaks off the response once it has joined the parts', 'responseLost'],
    ['begins a response of success, and then fails', 'failsLate'],
  ] as const)('is stored by a store that %s', async (_case, fault) => {
    failJoining(fault);
    expect(await store.putFile('large.tar', file, partBytes)).toBe(true);
    expect(joinings()).toBeGreaterThan(1);
    expect((await contentOf('large.tar')).equals(large)).toBe(true);
    expect(objects.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('is stored by a store that joins the parts for longer than other requests may take', async () => {
    failJoining('late');
    const impatientStore = new BucketStore(new BucketClient(bucket, lateMs / 3), `folder-${count++}/`);
    expect(await impatientStore.putFile('large.tar', file, partBytes)).toBe(true);
    expect(joinings()).toBe(1);
  });

  test('leaves nothing behind if the store never joins the parts', async () => {
    failJoining('failsLate', Infinity);
    await expect(store.putFile('large.tar', file, partBytes)).rejects.toThrow('InternalError');
    expect(joinings()).toBe(3);
    expect(objects.calls.at(-1)).toMatch(/^DELETE .*uploadId=/);
    expect(await store.list()).toEqual([]);
  });

  test('is sent at once if it is not that large', async () => {
    expect(await store.putFile('large.tar', file)).toBe(true);
    expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect((await contentOf('large.tar')).equals(large)).toBe(true);
  });
});

test('an error names the cause if the store stays busy, cannot be reached or hangs', async () => {
  objects.faultOf = () => 'busy';
  await expect(store.exists('a.pdf')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.get('a.pdf')).rejects.toThrow('responded with 503 SlowDown to a GET');
  objects.faultOf = () => 'down';
  await expect(store.list()).rejects.toThrow('cannot be reached');
  objects.faultOf = () => 'silent';
  const storeWithTimeout = new BucketStore(new BucketClient(bucket, 100), 'folder/');
  await expect(storeWithTimeout.get('a.pdf')).rejects.toThrow('took too long to respond');
});

test('a store with a closed port gives an error with the cause', async () => {
  const closed = await TestObjectStore.start();
  const removedBucket = parseConfig(closed.environment()).bucket;
  await closed.close();
  if (!removedBucket) throw new Error('There is no bucket.');
  const unreachableStore = new BucketStore(new BucketClient(removedBucket), 'folder/');
  await expect(unreachableStore.put('a.pdf', content)).rejects.toThrow(
    'cannot be reached: connect ECONNREFUSED',
  );
});

test('a wrong secret and a missing bucket give an error at once, without retries', async () => {
  const storeWithWrongKey = new BucketStore(
    new BucketClient({ ...bucket, secretAccessKey: 'wrong' }),
    'folder/',
  );
  await expect(storeWithWrongKey.get('a.pdf')).rejects.toThrow(
    'responded with 403 SignatureDoesNotMatch to a GET',
  );
  expect(objects.calls).toHaveLength(1);
  const storeOfMissingBucket = new BucketStore(
    new BucketClient({ ...bucket, url: `${bucket.url}-not` }),
    'folder/',
  );
  await expect(storeOfMissingBucket.get('a.pdf')).rejects.toThrow('no such bucket');
  await expect(storeOfMissingBucket.put('a.pdf', content)).rejects.toThrow(
    'responded with 404 NoSuchBucket to a PUT',
  );
});

test('a list has the files of a folder, and none of its subfolders', async () => {
  const folder = `folder-${count++}/`;
  const folderStore = new BucketStore(new BucketClient(bucket), folder);
  await folderStore.put('a.pdf', content);
  await new BucketStore(new BucketClient(bucket), `${folder}below/`).put('b.pdf', content);
  expect(await folderStore.list()).toEqual(['a.pdf']);
});

/** A server whose list has three pages. s3rver cannot do this: its page tokens need a cipher that Node no longer has. */
const pagedServer = async (): Promise<Server> => {
  const pages: Readonly<Record<string, readonly [key: string, next: string]>> = {
    '': ['folder/', 'a+b/=&amp;1'],
    'a+b/=&1': ['folder/2.pdf', 'last page'],
    'last page': ['folder/1.pdf', ''],
  };
  const server = createServer(({ url = '' }, response) => {
    const token = new URL(url, 'http://store').searchParams.get('continuation-token') ?? '';
    const [key, next] = pages[token] ?? ['folder/unknown.pdf', ''];
    response.end(
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><Contents><Key>${key}</Key></Contents>` +
        `<NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

test('a list of several pages is complete, and leaves out the entry of the folder itself', async () => {
  const server = await pagedServer();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const paged = new BucketClient({ ...bucket, url: `http://127.0.0.1:${port}/pages` });
  expect(await new BucketStore(paged, 'folder/').list()).toEqual(['1.pdf', '2.pdf']);
  server.closeAllConnections();
  server.close();
});
