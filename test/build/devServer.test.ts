import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/build/freePort';

/** However slow the machine is. */
jest.setTimeout(300_000);

let folder: string;
let port: number;
let dev: ChildProcess;
const printed: string[] = [];

/** The sources, without what takes long to copy or to encode, in a folder that finds the packages of this project. */
const copyProject = async (): Promise<string> => {
  await mkdir('.cache', { recursive: true });
  const copy = await mkdtemp(resolve('.cache/development-'));
  const isNeeded = (path: string): boolean =>
    !/content\/(?:pictures|files|drawing)(?:\/|$)|\.(?:jpg|mp4|pdf)$/.test(path);
  for (const path of ['src', 'public', 'package.json', 'webpack.config.ts']) {
    await cp(path, join(copy, path), { recursive: true, filter: isNeeded });
  }
  return copy;
};

const untilPrinted = async (output: ChildProcess['stdout'], line: string): Promise<void> => {
  if (output === null) throw new Error('The output is not read.');
  for await (const each of createInterface(output)) {
    printed.push(each);
    if (each === line) {
      output.resume();
      return;
    }
  }
  throw new Error(`'${line}' was not printed:\n${printed.join('\n')}`);
};

const textOf = async (path: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
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
    detached: true, // a group of its own, which can be ended as a terminal ends it
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', DEMO_CONTENT: 'off', LOG_LEVEL: 'error' },
  });
  await untilPrinted(dev.stdout, `http://propacuve.localhost:${port}/`);
});

afterAll(async () => {
  const closed = once(dev, 'close'); // of all processes that print
  if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM');
  await closed;
  await rm(folder, { recursive: true, force: true });
});

it('the addresses of the three brands are printed, with the port that was asked for', () => {
  const brands = ['norcuve', 'rubicuve', 'propacuve'];
  expect(printed).toEqual(
    expect.arrayContaining(brands.map((brand) => `http://${brand}.localhost:${port}/`)),
  );
});

it('a page is served, and its code', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('data-start="/assets/vendor.js /assets/main.js"');
  expect(await textOf('/assets/vendor.js')).toContain('webpack-dev-server/client'); // which reloads the page
});

it('no service worker is served', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/service-worker.js`)).status).toBe(404);
});

it('the build and the data of npm start are where they were', async () => {
  expect(await readdir(join(folder, 'dist'))).toEqual(['development']);
  expect(await readdir(folder)).toContain('data'); // the folder that both use, as documented
});

it('a change of the client is in the next page', async () => {
  await appendFile(join(folder, 'src/client/app/start/watchStart.ts'), `console.log('a changed client');\n`);
  await untilServed('/assets/main.js', 'a changed client');
});

it('a change of the server is in the next response', async () => {
  const file = join(folder, 'src/server/pages/sitemap.ts');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('User-agent: *');
  await writeFile(file, text.replace('User-agent: *', 'User-agent: a-changed-server'));
  await untilServed('/robots.txt', 'a-changed-server');
});
