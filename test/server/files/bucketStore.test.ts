import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { parseConfig } from '../../../src/server/config';
import type { Bucket } from '../../../src/server/files/bucket';
import { BucketClient } from '../../../src/server/files/bucketClient';
import { BucketStore } from '../../../src/server/files/bucketStore';
import type { Fault } from '../../support/faults/objectStore';
import { TestObjectStore } from '../../support/faults/objectStore';

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
  expect(await store.list()).toEqual(['a.pdf']);
});

test('a file counts as stored if only the response was lost', async () => {
  failNext('responseLost', 'PUT');
  expect(await store.put('a.pdf', content)).toBe(true);
  expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});

test('a store that stays busy, cannot be reached or hangs gives an error with the cause', async () => {
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
