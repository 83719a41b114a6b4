import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/build/freePort';
import { endWithThisProcess, forwardErrors } from '../support/childProcess';

let folder: string;
let port: number;
let dev: ChildProcess;
const outputLines: string[] = [];

/** Where an earlier version built the renderer of the server. */
const rendering = 'dist/development/server/rendering';

/** Copies the sources, except large files, to a folder from which Node finds the packages of this project. */
const copyProject = async (): Promise<string> => {
  await mkdir('.cache', { recursive: true });
  const copy = await mkdtemp(resolve('.cache/development-'));
  const isNeeded = (path: string): boolean =>
    !/content\/(?:pictures|files|drawing)(?:\/|$)|\.(?:jpg|mp4|pdf)$/.test(path);
  for (const path of ['src', 'package-lock.json', 'public', 'package.json', 'webpack.config.ts']) {
    await cp(path, join(copy, path), { recursive: true, filter: isNeeded });
  }
  await mkdir(join(copy, rendering), { recursive: true });
  await writeFile(join(copy, rendering, 'renderWorker.js'), `throw new Error('The old renderer runs.');`);
  return copy;
};

const untilPrinted = async (output: ChildProcess['stdout'], line: string): Promise<void> => {
  if (output === null) throw new Error('The output is not read.');
  for await (const each of createInterface(output)) {
    outputLines.push(each);
    if (each === line) {
      output.resume();
      return;
    }
  }
  throw new Error(`'${line}' was not printed:\n${outputLines.join('\n')}`);
};

/** Uses a new connection: a server that compiles for seconds closes an idle one while the next request arrives. */
const request = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });

const textOf = async (path: string): Promise<string> => {
  const response = await request(path).catch(() => undefined);
  return response?.ok ? response.text() : '';
};

const untilServed = async (path: string, text: string): Promise<void> => {
  while (!(await textOf(path)).includes(text)) await wait(50);
};

beforeAll(async () => {
  [folder, port] = await Promise.all([copyProject(), freePort()]);
  const { ADMIN_PASSWORD: _, ...environment } = process.env;
  dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true, // a process group that can be ended as a terminal does
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_CONTENT: 'off',
      LOG_LEVEL: 'error',
      CI: 'true', // the cache of the build stays in memory: the folder is deleted with what is written to it
    },
  });
  if (dev.pid !== undefined) endWithThisProcess(dev, -dev.pid);
  forwardErrors(dev);
  await untilPrinted(dev.stdout, `http://propacuve.localhost:${port}/`);
});

afterAll(async () => {
  const closed = once(dev, 'close'); // of all processes that share the output: they end with npm
  dev.kill('SIGTERM');
  await closed;
  await rm(folder, { recursive: true, force: true });
});

it('the terminal says that the first build takes time, then the URLs of the three brands', () => {
  expect(outputLines.findIndex((line) => line.startsWith('Building.'))).toBeLessThan(outputLines.length - 3);
  expect(outputLines.join('\n')).toContain('Building.');
  const brands = ['norcuve', 'rubicuve', 'propacuve'];
  expect(outputLines).toEqual(
    expect.arrayContaining(brands.map((brand) => `http://${brand}.localhost:${port}/`)),
  );
});

it('a page and its code are served', async () => {
  const page = await request('/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('data-start="/assets/vendor.js /assets/main.js"');
  expect(await textOf('/assets/vendor.js')).toContain('webpack-dev-server/client'); // it reloads the page
});

it('a renderer that an earlier version has built is deleted', async () => {
  expect(await readdir(join(folder, 'dist/development/server'))).not.toContain('rendering');
});

it('no service worker is served', async () => {
  expect((await request('/service-worker.js')).status).toBe(404);
});

it('the build and the data of npm start are not changed', async () => {
  expect(await readdir(join(folder, 'dist'))).toEqual(['development']);
  expect(await readdir(folder)).toContain('data'); // both use this folder, as documented
});

it('a change of a screen is visible in the next page', async () => {
  await appendFile(
    join(folder, 'src/client/site/tankers/TankersScreen.tsx'),
    `console.log('a changed screen');\n`,
  );
  await untilServed('/assets/tankers-TankersScreen-tsx.js', 'a changed screen');
});

it('a change of the server is visible in the next response', async () => {
  const file = join(folder, 'src/server/pages/sitemap.ts');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('User-agent: *');
  await writeFile(file, text.replace('User-agent: *', 'User-agent: a-changed-server'));
  await untilServed('/robots.txt', 'a-changed-server');
});
