import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { parseConfig } from '../../../src/server/config';
import type { Bucket } from '../../../src/server/files/bucket';
import { BucketClient } from '../../../src/server/files/bucketClient';
import { BucketStore } from '../../../src/server/files/bucketStore';
import type { Trouble } from '../../support/faults/objectStore';
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
  objects.trouble = () => undefined;
});

/** The first calls of a method have trouble, the later ones none. */
const troubled = (trouble: Trouble, method: string, times = 1): void => {
  let left = times;
  objects.trouble = (request) => (request.method === method && left-- > 0 ? trouble : undefined);
};

const content = Buffer.from('one');

test.each(['busy', 'down'] as const)(
  'what a store that is %s did not do is asked of it again',
  async (trouble) => {
    troubled(trouble, 'PUT', 2);
    expect(await store.put('a.pdf', content)).toBe(true);
    expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3);
    expect(await store.list()).toEqual(['a.pdf']);
  },
);

test('a file that was kept, but whose answer was lost, counts as kept', async () => {
  troubled('answerLost', 'PUT');
  expect(await store.put('a.pdf', content)).toBe(true);
  expect(objects.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
});

test('a store that stays busy, is not there, or is silent cannot answer, for a reason that is told', async () => {
  objects.trouble = () => 'busy';
  await expect(store.exists('a.pdf')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.get('a.pdf')).rejects.toThrow('answered 503 SlowDown to a GET');
  objects.trouble = () => 'down';
  await expect(store.list()).rejects.toThrow('cannot be reached');
  objects.trouble = () => 'silent';
  const impatient = new BucketStore(new BucketClient(bucket, 100), 'folder/');
  await expect(impatient.get('a.pdf')).rejects.toThrow('took too long to answer');
});

test('nobody listens at the address', async () => {
  const closed = await TestObjectStore.start();
  const there = parseConfig(closed.environment()).bucket;
  await closed.close();
  if (!there) throw new Error('There is no bucket.');
  const away = new BucketStore(new BucketClient(there), 'folder/');
  await expect(away.put('a.pdf', content)).rejects.toThrow('cannot be reached: connect ECONNREFUSED');
});

test('a wrong secret, and a bucket that there is not, are said once and not tried again', async () => {
  const stranger = new BucketStore(new BucketClient({ ...bucket, secretAccessKey: 'wrong' }), 'folder/');
  await expect(stranger.get('a.pdf')).rejects.toThrow('answered 403 SignatureDoesNotMatch to a GET');
  expect(objects.calls).toHaveLength(1);
  const nowhere = new BucketStore(new BucketClient({ ...bucket, url: `${bucket.url}-not` }), 'folder/');
  await expect(nowhere.get('a.pdf')).rejects.toThrow('no such bucket');
  await expect(nowhere.put('a.pdf', content)).rejects.toThrow('answered 404 NoSuchBucket to a PUT');
});

test('a list holds what is in the folder, and nothing below it', async () => {
  const folder = `folder-${count++}/`;
  const above = new BucketStore(new BucketClient(bucket), folder);
  await above.put('a.pdf', content);
  await new BucketStore(new BucketClient(bucket), `${folder}below/`).put('b.pdf', content);
  expect(await above.list()).toEqual(['a.pdf']);
});

/** Lists three pages, as the server of the other tests cannot: it makes its tokens with a cipher that is no longer there. */
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

test('a list that comes in pages is whole, without the mark of the folder itself', async () => {
  const server = await pagedServer();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const paged = new BucketClient({ ...bucket, url: `http://127.0.0.1:${port}/pages` });
  expect(await new BucketStore(paged, 'folder/').list()).toEqual(['1.pdf', '2.pdf']);
  server.closeAllConnections();
  server.close();
});
