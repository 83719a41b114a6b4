import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { endWithThisProcess, forwardErrors } from '../support/childProcess';

/** A small site with the ways in which the path of a folder could get into a build. */
const sources: Readonly<Record<string, string>> = {
  'src/client/app/start/main.ts': `
    import { brand } from '../../brand';
    import { createElement } from 'react';
    export const font = new URL('./font.woff', import.meta.url).href;
    export const element = createElement('p', {}, brand.name, font, import.meta.url);
    void import(/* webpackChunkName: "home" */ '../../home').then(({ home }) => console.log(home, element));`,
  'src/client/app/start/font.woff': 'no real font',
  'src/client/home.ts': `export const home: string = ['home', import.meta.url].join();`,
  'src/client/brand.ts': `export const brand: { readonly name: string } = { name: 'A brand' };`,
  'src/client/app/start/boot.ts': `console.log('boot' as string);`,
  'src/client/app/offline/serviceWorker.ts': `console.log('worker' as string);`,
  'src/server/main.ts': `import { brand } from '../client/brand'; console.log(brand, import.meta.url);`,
  'src/server/pages/rendering/renderWorker.ts': `import { home } from '../../../client/home'; console.log(home as string);`,
  'src/server/commands/cli.ts': `import { brand } from '../../client/brand'; console.log(brand as object);`,
};

let parent: string;

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  parent = await mkdtemp(resolve('.cache/two-folders-')); // inside the project, so that its packages are found
});

afterAll(() => rm(parent, { recursive: true, force: true }));

/** Builds the small site in a folder, as `npm run build` builds the real one. @returns a hash of each file */
const build = async (folder: string): Promise<Record<string, string>> => {
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const command = [
    resolve('node_modules/webpack-cli/bin/cli.js'),
    '--config',
    resolve('webpack.config.ts'),
    '--mode',
    'production',
  ];
  const webpack = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  endWithThisProcess(webpack);
  forwardErrors(webpack);
  expect(await once(webpack, 'exit')).toEqual([0, null]);
  const entries = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map(async (file): Promise<[string, string]> => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [file.slice(folder.length), hash];
  });
  return Object.fromEntries(await Promise.all(hashes));
};

it('the build in another folder is identical, byte for byte', async () => {
  const one = await build(join(parent, 'one'));
  const other = await build(join(parent, 'another-with-a-longer-name'));
  expect(Object.keys(one).filter((file) => file.endsWith('.map')).length).toBeGreaterThan(2);
  expect(other).toEqual(one);
});
