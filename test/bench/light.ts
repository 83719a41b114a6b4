import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { externalPackages } from '../../src/build/externalPackages';
import { readManifest } from '../../src/server/pages/document/manifest';
import type { Figure } from './figures';
import { kilobytes, milliseconds, quantile, timed } from './figures';
import type { MeasuredSite } from './site';
import { makeFolder, removeFolder, startSite } from './site';

const run = promisify(execFile);

const times = async (count: number, work: (turn: number) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (let turn = 0; turn < count; turn += 1) taken.push(await timed(() => work(turn)));
  return taken;
};

/** One UPDATE of one row, with the durability of the site. */
const bareUpdates = async (folder: string, count: number): Promise<number[]> => {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE rows (id INTEGER PRIMARY KEY, price TEXT)',
  );
  database.exec("INSERT INTO rows VALUES (1, '')");
  const update = database.prepare('UPDATE rows SET price = ? WHERE id = 1');
  const taken = await times(count, (turn) => Promise.resolve(update.run(String(turn))));
  database.close();
  return taken;
};

/** The cost of a request that does nothing: the way to the server and back. */
const wayThere = (site: MeasuredSite): Promise<number[]> =>
  times(300, () => fetch(`${site.origin}/healthz`).then((response) => response.text()));

const measureUpdates = async (site: MeasuredSite, folder: string): Promise<Figure[]> => {
  const { tankers } = (await site.call('GET', 'tanker/all')) as { tankers: { id: number }[] };
  const id = tankers[0]?.id ?? 0;
  const own = await times(500, (turn) =>
    site.call('PUT', 'tanker/update', [{ id, price: String(200_000 + turn) }]),
  );
  const bare = quantile(await bareUpdates(folder, 500), 0.5);
  const way = quantile(await wayThere(site), 0.5);
  const p50 = quantile(own, 0.5);
  return [
    {
      what: 'update of one row (p50), ratio to a plain `UPDATE` plus an empty request',
      value: `${(p50 / (bare + way)).toFixed(1)} (${milliseconds(p50)} and ${milliseconds(bare)} + ${milliseconds(way)})`,
      wanted: '≤ 3',
    },
  ];
};

const measureReorder = async (site: MeasuredSite): Promise<Figure[]> => {
  const ids: number[] = [];
  for (let number = 1; number <= 300; number += 1) {
    const { id } = (await site.call('POST', 'product/save', {
      nameEn: `Washer ${number}`,
      displayOrder: number,
    })) as { id: number };
    ids.push(id);
  }
  const taken = await times(20, (turn) =>
    site.call(
      'PUT',
      'product/update',
      ids.map((id, index) => ({ id, displayOrder: ((index + turn) % 300) + 1 })),
    ),
  );
  return [
    {
      what: 'reorder of 300 rows in one request (p50)',
      value: milliseconds(quantile(taken, 0.5)),
      wanted: '≤ 15 ms',
    },
  ];
};

/** The scripts that a screen of the administration waits for, in bytes of gzip. */
const measureScripts = async (): Promise<Figure[]> => {
  const { entry, chunks, sizes } = await readManifest('dist/client/manifest.json');
  const scriptsOf = (name: string): readonly string[] => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`There is no chunk ${name}.`);
    return chunk.scripts;
  };
  const bytes = (...names: string[]): number =>
    [...new Set([...entry.scripts, ...names.flatMap(scriptsOf)])].reduce(
      (sum, script) => sum + (sizes[script]?.gzip ?? 0),
      0,
    );
  return [
    {
      what: 'JavaScript until the login page is usable (gzip)',
      value: kilobytes(bytes('login')),
      wanted: '≤ 180 kB',
    },
    {
      what: 'JavaScript until a list editor is usable (gzip)',
      value: kilobytes(bytes('login', 'admin', 'admin-bar', 'editor')),
      wanted: '≤ 330 kB',
    },
  ];
};

/** The size on disk of the packages that the site needs in production. */
const measurePackages = async (): Promise<Figure[]> => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<
      string,
      Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>
    >;
  };
  const names = new Set(externalPackages);
  for (const name of names) {
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) names.add(each);
  }
  const folders = [...names].map((name) => `node_modules/${name}`);
  const { stdout } = await run(
    'sh',
    [
      '-c',
      `du -scm --exclude=node_modules ${folders.map((path) => `'${path}'`).join(' ')} 2>/dev/null | tail -1`,
    ],
    { maxBuffer: 1e8 },
  );
  return [
    { what: 'packages of production on disk', value: `${stdout.split('\t')[0]} MB`, wanted: '≤ 150 MB' },
  ];
};

/** @param folder that of a site that has been filled and is stopped. */
export async function measureStart(folder: string): Promise<Figure[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const site = await startSite(folder);
    taken.push(site.startTime);
    await site.stop();
  }
  return [
    {
      what: 'cold start with content until the first bulk load (p50 of 5)',
      value: milliseconds(quantile(taken, 0.5)),
      wanted: '≤ 500 ms',
    },
  ];
}

export async function measureLight(site: MeasuredSite): Promise<Figure[]> {
  const folder = await makeFolder();
  const figures = [
    ...(await measureUpdates(site, folder)),
    ...(await measureReorder(site)),
    ...(await measureScripts()),
    ...(await measurePackages()),
  ];
  await removeFolder(folder);
  return figures;
}
