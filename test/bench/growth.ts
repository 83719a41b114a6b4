import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { launchOptions } from '../support/browser/chromium';
import { beginReordering, listening, untilSpoken } from '../support/browser/dragging';
import { untilFocused } from '../support/browser/waits';
import { kilobytes, mebibytes, milliseconds, quantile, timed } from './figures';
import { account, makeFolder, removeFolder, startSite } from './site';
import type { MeasuredSite } from './site';

const run = promisify(execFile);

/** The numbers of parts of the measured sites. */
const counts = [100, 1_000, 10_000] as const;

/** Replaces the parts of the demonstration by this number of parts. */
const fillWith = async (folder: string, count: number): Promise<void> => {
  const filled = await startSite(folder);
  const content = (await filled.call('GET', 'allModels')) as Readonly<Record<string, unknown>>;
  await filled.stop();
  const products = Array.from({ length: count }, (_, index) => ({
    id: 10_000 + index,
    nameEn: `Camlock coupling, model ${index + 1}`,
    nameFr: `Raccord à cames, modèle ${index + 1}`,
    descriptionEn: 'Aluminium, with a Buna-N gasket, for petroleum products.',
    descriptionFr: 'Aluminium, avec joint Buna-N, pour produits pétroliers.',
    displayOrder: index + 1,
  }));
  const file = join(folder, 'parts.json');
  await writeFile(file, JSON.stringify({ ...content, products }));
  await run('npm', ['run', '--silent', 'content:import', '--', file, '--replace'], {
    env: { ...process.env, DATA_DIR: folder },
    maxBuffer: 1e8,
  });
};

const transferred = async ({ origin }: MeasuredSite): Promise<number> => {
  const { stdout } = await run('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{size_download}',
    '-H',
    'accept-encoding: br',
    `${origin}/api/allModels/`,
  ]);
  return Number(stdout);
};

/** The time from opening an address until an element is visible, in ms. */
const timeUntilSeen = (page: Page, url: string, selector: string): Promise<number> =>
  timed(async () => {
    await page.goto(url);
    await page.locator(selector).first().waitFor();
  });

const administer = async (browser: Browser, site: MeasuredSite): Promise<Page> => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.goto(`${site.origin}/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL('**/admin');
  return page;
};

/** Moves a row by a place, and tells how long scripts ran from the key that puts it down until that is painted, in ms. */
const dropTime = async (page: Page): Promise<number> => {
  const list = page.getByRole('list', { name: 'Parts' });
  await beginReordering(page);
  const handle = listening(list.getByRole('button', { name: /^Move: .* model 3$/ }));
  await handle.focus();
  const taken: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.locator('[data-dnd-placeholder]').waitFor({ state: 'detached' }); // the row has come to rest
    await untilFocused(handle);
    await page.keyboard.press('Space');
    await untilSpoken(page, /is picked up/);
    await page.keyboard.press('ArrowDown');
    await untilSpoken(page, /is now in position/);
    // Listening is certain before the key is pressed; what it hears is asked for afterwards.
    const drop = await page.evaluateHandle(() => ({
      painted: new Promise<number>((resolve) => {
        window.addEventListener(
          'keydown',
          () => {
            const began = performance.now();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          },
          { capture: true, once: true },
        );
      }),
    }));
    await page.keyboard.press('Space');
    taken.push(await drop.evaluate(({ painted }) => painted));
    await untilSpoken(page, /is put down/);
  }
  return quantile(taken, 0.5);
};

const measure = async (browser: Browser, count: number): Promise<readonly string[]> => {
  const folder = await makeFolder();
  await fillWith(folder, count);
  const site = await startSite(folder);
  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const page = await timeUntilSeen(visitor, `${site.origin}/parts`, 'main li');
  const administrator = await administer(browser, site);
  const editor = await timeUntilSeen(administrator, `${site.origin}/edit-parts`, 'main li');
  const drop = await dropTime(administrator);
  const saves: number[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    saves.push(
      await timed(() => site.call('PUT', 'product/update', [{ id: 10_001, nameEn: `Coupling ${turn}` }])),
    );
  }
  const row = [
    count.toLocaleString('en-CA'),
    kilobytes(await transferred(site)),
    milliseconds(page),
    milliseconds(editor),
    milliseconds(drop),
    milliseconds(quantile(saves, 0.5)),
    mebibytes(await site.residentMemory()),
  ];
  await site.stop();
  await removeFolder(folder);
  return row;
};

/** The cost of a site as the number of its parts grows, as a table. */
export async function measureGrowth(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  const rows: (readonly string[])[] = [];
  for (const count of counts) rows.push(await measure(browser, count));
  await browser.close();
  return [
    '| parts | bulk load (brotli) | page of the parts | their editor | drop to paint | a save (p50) | memory of the server |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
