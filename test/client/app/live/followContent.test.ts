import { waitFor } from '@testing-library/react';
import { followContent } from '../../../../src/client/app/live/followContent';
import {
  contentLoaded,
  administrationTextsLoaded,
} from '../../../../src/client/store/content/contentActions';
import { fetchContent } from '../../../../src/client/store/api/initialRequests';
import { selectRows } from '../../../../src/client/store/selectors';
import type { AppStore } from '../../../../src/client/store/store';
import { createStore } from '../../../../src/client/store/store';
import { ContentStore } from '../../../../src/server/content/contentStore';
import { siteActor } from '../../../../src/server/content/changes';
import { normalizeRow } from '../../../../src/server/content/rows/normalizeRow';
import { tableOfEntity } from '../../../../src/server/content/rows/tables';
import { ChangeStream } from '../../../support/site/server/changeStream';
import { TestServer } from '../../../support/site/server/testServer';

/*
 * An open page on a real server gets the event "reload". The reload is slow, older than later changes, or fails.
 */

/** An EventSource, which jsdom lacks. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  private stream: ChangeStream | undefined;

  constructor(address: string) {
    super();
    const { origin, search } = new URL(address, window.location.href);
    this.listen(origin, search).catch(() => undefined); // the stream was closed
  }

  private async listen(origin: string, query: string): Promise<void> {
    const stream = await ChangeStream.open(origin, query);
    this.stream = stream;
    if (this.readyState === FakeEventSource.CLOSED) stream.close();
    for (;;) {
      const { event, data } = await stream.next();
      this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
    }
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.stream?.close();
  }
}

let server: TestServer;
let store: AppStore;
let token: string;
let id: number;

/** Handlers of the next loads, in order. Further loads are sent to the server. */
let loads: ((respond: () => Promise<Response>) => Promise<Response>)[];
let loadCount: number;

let addListenerSpy: jest.SpiedFunction<typeof document.addEventListener>;

const save = async (nameEn: string): Promise<void> => {
  const body = { id, nameEn };
  expect((await server.request('PUT', '/api/manufacturer/update', { token, body })).status).toBe(200);
};

const manufacturer = (): string | undefined => selectRows(store.getState(), 'manufacturer')[0]?.nameEn;
const locations = (): number => selectRows(store.getState(), 'location').length;

/** More rows than the server sends as single changes. */
const manyRows = 301;

const addMany = async (): Promise<void> => {
  const otherStore = await ContentStore.open(server.database);
  await otherStore.change(siteActor, async (writer) => {
    for (let index = 0; index < manyRows; index += 1)
      await writer.insert(tableOfEntity('location'), normalizeRow('location', { nameEn: `Depot ${index}` }));
  });
};

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

const interceptLoads = (): void => {
  const call = globalThis.fetch;
  loads = [];
  loadCount = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const respond = () => call(address, options);
    if (typeof address !== 'string' || !address.startsWith('/api/allModels/')) return respond();
    loadCount += 1;
    return (loads.shift() ?? ((send) => send()))(respond);
  });
};

const realSetTimeout = globalThis.setTimeout;

/** From now on timers of up to ten seconds fire after a hundredth of their time. The pauses of retries are among them. */
const shortenPauses = (): void => {
  const shorten = (pause: number): number => (pause > 10_000 ? pause : pause / 100);
  const setTimeout = (work: () => void, pause = 0) => realSetTimeout(work, shorten(pause));
  Object.assign(globalThis, { setTimeout });
};

beforeEach(async () => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  setHidden(false);
  server = await TestServer.start();
  jsdom.reconfigure({ url: await server.listen() });
  token = await server.login();
  const first = { nameEn: 'First', nameFr: 'Premier' };
  const { body } = await server.request('POST', '/api/manufacturer/save', { token, body: first });
  ({ id } = body as { id: number });
  store = createStore();
  store.dispatch(contentLoaded(await fetchContent('')));
  interceptLoads();
  addListenerSpy = jest.spyOn(document, 'addEventListener');
  followContent(store, '');
});

afterEach(async () => {
  setHidden(true); // the page closes its stream
  for (const [type, listener] of addListenerSpy.mock.calls) document.removeEventListener(type, listener);
  jest.restoreAllMocks();
  Object.assign(globalThis, { setTimeout: realSetTimeout });
  await server.close();
});

it('shows and keeps changes that arrive during a slow reload', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasResponse = false;
  loads.push(async (respond) => {
    const response = await respond();
    hasResponse = true;
    await released;
    return response;
  });
  await addMany();
  await waitFor(() => expect(hasResponse).toBe(true));
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'));
  await save('Third');
  await waitFor(() => expect(manufacturer()).toBe('Third'));
  release();
  await waitFor(() => expect(locations()).toBe(manyRows));
  expect(manufacturer()).toBe('Third');
  const { headers } = await server.request('GET', '/api/allModels/');
  expect(store.getState().startup.version).toBe(Number(headers['content-version']));
  await save('Fourth');
  await waitFor(() => expect(manufacturer()).toBe('Fourth'));
});

it('loads all texts again where an administrator has them, also one who has logged in during the load', async () => {
  const addresses: unknown[] = [];
  loads.push(async (respond) => {
    const response = await respond();
    store.dispatch(administrationTextsLoaded([]));
    return response;
  });
  const load = jest.mocked(globalThis.fetch).getMockImplementation();
  jest.mocked(globalThis.fetch).mockImplementation((address, options) => {
    addresses.push(address);
    return load?.(address, options) ?? Promise.reject(new Error('no implementation'));
  });
  await addMany();
  await waitFor(() => expect(locations()).toBe(manyRows));
  expect(addresses.filter((address) => String(address).includes('allModels'))).toEqual([
    '/api/allModels/?texts=public',
    '/api/allModels/',
  ]);
});

it('loads again if the loaded content is older than known changes', async () => {
  shortenPauses();
  const older = await fetch('/api/allModels/');
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'));
  const names: unknown[] = [];
  store.subscribe(() => names.push(manufacturer()));
  loads.push(() => Promise.resolve(older));
  await addMany();
  await waitFor(() => expect(locations()).toBe(manyRows));
  expect(new Set(names)).toEqual(new Set(['Second']));
});

it('repeats a failed reload until it succeeds, and keeps the stream open', async () => {
  shortenPauses();
  const fail = () => Promise.reject(new TypeError('connection reset'));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  loads.push(fail, () => released.then(fail));
  await addMany();
  await waitFor(() => expect(loadCount).toBe(2));
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'));
  release();
  await waitFor(() => expect(locations()).toBe(manyRows));
  expect([loadCount, manufacturer()]).toEqual([3, 'Second']);
});

it('reloads when a page becomes visible again after its reload failed', async () => {
  const fail = () => Promise.reject(new TypeError('connection reset'));
  loads.push(fail, fail, fail, fail);
  await addMany();
  await waitFor(() => expect(loadCount).toBe(1));
  await save('Second');
  await waitFor(() => expect(manufacturer()).toBe('Second'));
  setHidden(true);
  loads = [];
  await save('Third');
  setHidden(false);
  await waitFor(() => expect(locations()).toBe(manyRows));
  expect(manufacturer()).toBe('Third');
});
