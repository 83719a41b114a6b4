import { waitFor } from '@testing-library/react';
import { followContent } from '../../../../src/client/app/live/followContent';
import { contentLoaded } from '../../../../src/client/store/content/contentActions';
import { fetchContent } from '../../../../src/client/store/api/initialRequests';
import { selectRows } from '../../../../src/client/store/selectors';
import type { AppStore } from '../../../../src/client/store/store';
import { createStore } from '../../../../src/client/store/store';
import { ContentStore } from '../../../../src/server/content/contentStore';
import { siteActor } from '../../../../src/server/content/changes';
import { normalizeRow } from '../../../../src/server/content/entityRepository';
import { tableOfEntity } from '../../../../src/server/database/tables';
import { ChangeStream } from '../../../support/site/changeStream';
import { TestServer } from '../../../support/site/testServer';

/*
 * An open page on a real server that is told to load all content anew, and whose load is slow, older than what it is told
 * meanwhile, or fails.
 */

/** What jsdom lacks. */
class Events extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  private stream: ChangeStream | undefined;

  constructor(address: string) {
    super();
    const { origin, search } = new URL(address, window.location.href);
    this.listen(origin, search).catch(() => undefined); // closed
  }

  private async listen(origin: string, query: string): Promise<void> {
    const stream = await ChangeStream.open(origin, query);
    this.stream = stream;
    if (this.readyState === Events.CLOSED) stream.close();
    for (;;) {
      const { event, data } = await stream.next();
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
    }
  }

  close(): void {
    this.readyState = Events.CLOSED;
    this.stream?.close();
  }
}

const patience = { timeout: 20_000 };

let server: TestServer;
let store: AppStore;
let token: string;
let id: number;

/** What becomes of the loads, one after the other; later ones are answered as they come. */
let loads: ((answer: () => Promise<Response>) => Promise<Response>)[];
let asked: number;

let listened: jest.SpiedFunction<typeof document.addEventListener>;

const save = async (nameEn: string): Promise<void> => {
  const body = { id, nameEn };
  expect((await server.call('PUT', '/api/manufacturer/update', { token, body })).status).toBe(200);
};

const manufacturer = (): string | undefined => selectRows(store.getState(), 'manufacturer')[0]?.nameEn;
const locations = (): number => selectRows(store.getState(), 'location').length;

/** More rows than are told one by one. */
const manyRows = 301;

const addMany = async (): Promise<void> => {
  const elsewhere = await ContentStore.open(server.database);
  await elsewhere.change(siteActor, async (writer) => {
    for (let made = 0; made < manyRows; made += 1)
      await writer.insert(tableOfEntity('location'), normalizeRow('location', { nameEn: `Depot ${made}` }));
  });
};

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

const interceptLoads = (): void => {
  const call = globalThis.fetch;
  loads = [];
  asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const answer = () => call(address, options);
    if (address !== '/api/allModels/') return answer();
    asked += 1;
    return (loads.shift() ?? ((given) => given()))(answer);
  });
};

beforeEach(async () => {
  Object.assign(globalThis, { EventSource: Events });
  setHidden(false);
  server = await TestServer.start();
  jsdom.reconfigure({ url: await server.listen() });
  token = await server.login();
  const first = { nameEn: 'First', nameFr: 'Premier' };
  const { body } = await server.call('POST', '/api/manufacturer/save', { token, body: first });
  ({ id } = body as { id: number });
  store = createStore();
  store.dispatch(contentLoaded(await fetchContent('')));
  interceptLoads();
  listened = jest.spyOn(document, 'addEventListener');
  followContent(store, '');
});

afterEach(async () => {
  setHidden(true); // the page listens no more
  for (const [type, listener] of listened.mock.calls) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
  await server.close();
});

it('keeps what is changed while a slow load is on its way, and shows it meanwhile', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = false;
  loads.push(async (answer) => {
    const response = await answer();
    answered = true;
    await released;
    return response;
  });
  await addMany();
  await waitFor(() => expect(answered).toBe(true), patience);
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'), patience);
  await save('Third');
  await waitFor(() => expect(manufacturer()).toBe('Third'), patience);
  release();
  await waitFor(() => expect(locations()).toBe(manyRows), patience);
  expect(manufacturer()).toBe('Third');
  const { headers } = await server.call('GET', '/api/allModels/');
  expect(store.getState().startup.version).toBe(Number(headers['content-version']));
  await save('Fourth');
  await waitFor(() => expect(manufacturer()).toBe('Fourth'), patience);
});

it('loads again where what comes is older than what it was told of', async () => {
  const older = await fetch('/api/allModels/');
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'), patience);
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(manufacturer()));
  loads.push(() => Promise.resolve(older));
  await addMany();
  await waitFor(() => expect(locations()).toBe(manyRows), patience);
  expect(new Set(seen)).toEqual(new Set(['Second']));
});

it('tries a load that fails again until it comes, with the stream open all the while', async () => {
  const fail = () => Promise.reject(new TypeError('connection reset'));
  loads.push(fail, fail);
  await addMany();
  await waitFor(() => expect(asked).toBe(1), patience);
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'), patience);
  await waitFor(() => expect(locations()).toBe(manyRows), patience);
  expect([asked, manufacturer()]).toEqual([3, 'Second']);
});

it('loads when somebody sees the page again that was left while its load failed', async () => {
  const fail = () => Promise.reject(new TypeError('connection reset'));
  loads.push(fail, fail, fail, fail);
  await addMany();
  await waitFor(() => expect(asked).toBe(1), patience);
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'), patience);
  setHidden(true);
  loads = [];
  await save('Third');
  setHidden(false);
  await waitFor(() => expect(locations()).toBe(manyRows), patience);
  expect(manufacturer()).toBe('Third');
});
