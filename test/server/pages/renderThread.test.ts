import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { readSiteSettings } from '../../../src/model/site/siteSettings';
import { throttleVersion } from '../../../src/server/pages/throttleVersion';
import { FrequentPages } from '../../../src/server/pages/rendering/FrequentPages';
import type { RenderJob } from '../../../src/server/pages/rendering/messages';
import { PageRenderer } from '../../../src/server/pages/rendering/PageRenderer';
import { withTimeout } from '../../../src/server/system/withTimeout';
import { RenderError, RenderThread } from '../../../src/server/pages/rendering/RenderThread';
import { startPageServer } from './pageServer';

/**
 * A thread that responds with the address and the bulk load. It fails at /bad and /careers, ends at /end, hangs at /loop, takes
 * 1.5 s for /slow and never responds to /never.
 */
const code = `
import { parentPort } from 'node:worker_threads';
let content = '';
parentPort.on('message', (message) => {
  if (message.kind === 'content') { content = message.content.bulkLoad; return; }
  const { id, job: { address } } = message;
  if (address === '/end') process.exit(1);
  if (address === '/loop') for (;;);
  if (address === '/slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  if (/^\\/(?:bad|careers)/.test(address)) parentPort.postMessage({ kind: 'failed', id, message: 'a bad page' });
  else if (address !== '/never') {
    parentPort.postMessage({ kind: 'rendered', id, page: { html: address + content, styles: '', images: [] } });
  }
});`;

const job = (address: string): RenderJob => ({
  settings: readSiteSettings(undefined, new URL('http://norcuve.localhost')),
  language: 'en',
  address,
  fontFiles: { heading: '', body: '' },
});

let folder: string;
let thread: RenderThread;
const deaths: unknown[] = [];

const startThread = (
  options: { readonly idleMs?: number; readonly restartMs?: number; readonly timeoutMs?: number } = {},
): RenderThread =>
  new RenderThread({
    file: join(folder, 'worker.mjs'),
    onDeath: (cause) => void deaths.push(cause),
    ...options,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-thread-'));
  await writeFile(join(folder, 'worker.mjs'), code);
});

afterEach(async () => {
  await thread.close();
  deaths.splice(0);
});

afterAll(() => rm(folder, { recursive: true }));

const htmlOf = async (address: string): Promise<string> => (await thread.render(job(address))).html;

describe('the thread that renders pages', () => {
  it('renders from the content that it got last, also after it was ended', async () => {
    thread = startThread({ idleMs: 1 });
    thread.setContent({ bulkLoad: ' first', images: [] });
    const worker = thread.start();
    const ended = worker && once(worker, 'exit'); // when it has no work
    expect(await htmlOf('/a')).toBe('/a first');
    thread.setContent({ bulkLoad: ' second', images: [] });
    expect(await Promise.all(['/b', '/c'].map(htmlOf))).toEqual(['/b second', '/c second']);
    await ended;
    expect(await htmlOf('/d')).toBe('/d second');
    expect(deaths).toEqual([]);
  });

  it('fails the pages that wait when it dies, and starts again later', async () => {
    thread = startThread({ restartMs: 0 });
    const waiting = thread.render(job('/never'));
    await expect(Promise.all([waiting, thread.render(job('/end'))])).rejects.toThrow('has ended');
    expect(deaths).toHaveLength(1);
    expect(await htmlOf('/a')).toBe('/a');
  });

  it('does not start again and again', async () => {
    thread = startThread();
    await expect(thread.render(job('/end'))).rejects.toThrow('has ended');
    await expect(thread.render(job('/a'))).rejects.toThrow('not available');
  });

  it('ends when a page hangs, and the other pages are rendered again', async () => {
    thread = startThread({ restartMs: 0, timeoutMs: 200 });
    const [hanging, other] = ['/loop', '/a'].map((address) => thread.render(job(address)));
    await expect(hanging).rejects.toThrow(RenderError);
    await expect(other).rejects.toThrow('has ended');
    expect(deaths).toEqual([new Error('a page took too long to render')]);
    let html: string | undefined;
    while (html === undefined) html = await htmlOf('/a').catch(() => undefined); // a slow machine may need several turns
    expect(html).toBe('/a');
  });

  it('has a longer timeout for the first page, because it first loads its code', async () => {
    thread = startThread({ timeoutMs: 1_000 });
    expect(await htmlOf('/slow')).toBe('/slow');
    await expect(htmlOf('/slow')).rejects.toThrow(RenderError);
  });

  it('refuses pages that would wait too long', async () => {
    thread = startThread();
    const waiting = Array.from({ length: 50 }, () => thread.render(job('/never')));
    await expect(thread.render(job('/a'))).rejects.toThrow('not available');
    await thread.close();
    const results = await Promise.allSettled(waiting);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });
});

it('a page that cannot be rendered is tried once a minute, and reported once, until the content changes', async () => {
  thread = startThread();
  let key = '1';
  const failures: string[] = [];
  const renderer = new PageRenderer({
    thread,
    content: { contentKey: () => key, bulkJson: () => '', images: () => [] },
    fontFiles: { heading: '', body: '' },
    onFailure: (address, error) => void failures.push(`${address}: ${error.message}`),
  });
  await expect(renderer.render(job('/bad'))).rejects.toThrow(RenderError);
  await expect(renderer.render(job('/bad'))).rejects.toThrow('cannot be rendered');
  expect(failures).toEqual(['http://norcuve.localhost en /bad: a bad page']);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000); // a minute later
  await wait(2); // the cache reads the clock once in a millisecond
  await expect(renderer.render(job('/bad'))).rejects.toThrow(RenderError);
  clock.mockRestore();
  expect(failures).toHaveLength(1);
  for (let part = 0; part < 300; part += 1)
    await expect(renderer.render(job(`/bad?part=${part}`))).rejects.toThrow(RenderError);
  expect(failures).toHaveLength(1); // the path once, whatever its query
  key = '2';
  await expect(renderer.render(job('/bad'))).rejects.toThrow(RenderError);
  expect(failures).toHaveLength(2);
});

it('readers without scripts do not load a page again and again that cannot be rendered', async () => {
  thread = startThread();
  const site = await startPageServer({}, join(folder, 'worker.mjs'));
  const { page } = await site.read('/careers'); // until the page no longer asks for itself
  expect(page.documentElement.hasAttribute('data-rendered')).toBe(false);
  expect(page.querySelector('.without-scripts h1')?.textContent).toBe('Careers');
  await site.close();
});

it('pages stay valid while many images are read, and have all of them in the end', () => {
  let [version, time] = [1, 0];
  const throttled = throttleVersion(
    () => version,
    5_000,
    () => time,
  );
  const keys = new Set<number>();
  for (; time < 20_000; time += 10) {
    version += 1;
    keys.add(throttled());
  }
  expect(keys.size).toBe(4);
  time += 5_000;
  expect(throttled()).toBe(version);
});

it('a response does not wait for a page that takes long or fails', async () => {
  thread = startThread();
  expect(await withTimeout(thread.render(job('/never')), 1)).toBeUndefined();
  expect(await withTimeout(thread.render(job('/bad')), 60_000)).toBeUndefined();
  expect((await withTimeout(thread.render(job('/a')), 60_000))?.html).toBe('/a');
});

it('after a change the pages that are asked for most are rendered again, the most frequent first', async () => {
  thread = startThread();
  const made: string[] = [];
  const done = new Promise<void>((resolve) => {
    const pages = new FrequentPages(1);
    const ask = (name: string): void =>
      pages.count(name, () => {
        made.push(name);
        if (made.length === 3) resolve();
        return name === 'failing' ? Promise.reject(new Error('no page')) : Promise.resolve();
      });
    for (const name of ['seldom', 'failing', 'often', 'failing', 'often', 'often']) ask(name);
    pages.renderAgainLater();
    pages.renderAgainLater();
  });
  await done;
  expect(made).toEqual(['often', 'failing', 'seldom']);
});
