import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figures';
import { milliseconds, tableOf } from './figures';
import type { MeasuredSite } from './site';
import { makeFolder, removeFolder, startSite } from './site';

/** The longest response time of the health check during some work, in ms. */
const longestDelay = async ({ origin, pid }: MeasuredSite, work: () => Promise<unknown>): Promise<number> => {
  const pinger = fork('test/bench/pinger.ts', [`${origin}/healthz`, String(pid)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(pinger, 'message');
  await work();
  pinger.send('stop');
  const [longest] = (await once(pinger, 'message')) as [number];
  return longest;
};

const megabyte = 1024 * 1024;

/** Formatted text of as many elements as possible, 50 within each other at most. */
const denseText = (length: number): string => {
  const piece = `${'<em>'.repeat(10)}x${'</em>'.repeat(10)}`;
  return `<p>${piece.repeat(Math.floor((length - 7) / piece.length))}</p>`;
};

const nestedText = (length: number): string => {
  const depth = Math.floor(length / '<em></em>'.length);
  return `${'<em>'.repeat(depth)}${'</em>'.repeat(depth)}`;
};

const rowsOf = (count: number, row: object): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, displayOrder: index + 1, ...row }));

interface LongRequest {
  readonly what: string;
  readonly run: (site: MeasuredSite) => Promise<unknown>;
}

const rejected = (request: Promise<unknown>): Promise<unknown> => request.catch(() => undefined);

/** The parts of a large import: 10,000 rows, and about 15 MB. */
const largeContent = (word: string): string =>
  JSON.stringify({
    products: rowsOf(10_000, { nameEn: `Coupling ${word}`, descriptionEn: `<p>${word.repeat(210)}</p>` }),
  });

const checkAndApply = (): { check: LongRequest['run']; apply: LongRequest['run'] } => {
  const content = largeContent('valve ');
  let version = 0;
  return {
    check: async (site) => {
      ({ version } = (await site.upload('import/check', content)) as { version: number });
    },
    apply: (site) => site.upload(`import?version=${version}`, content),
  };
};

/** A manufacturer with 8,000 pictures, about 14 MB. */
const largeFamily = (): string => {
  const descriptionEn = 'valve '.repeat(140);
  const pictures = rowsOf(8_000, {
    manufacturerId: 1,
    image: '/api/image/x.png',
    descriptionEn,
    descriptionFr: descriptionEn,
  });
  return JSON.stringify({
    manufacturers: rowsOf(1, { nameEn: 'North', nameFr: 'Nord' }),
    manufacturerImages: pictures,
  });
};

const importFamily = async (site: MeasuredSite): Promise<void> => {
  const content = largeFamily();
  const { version } = (await site.upload('import/check', content)) as { version: number };
  await site.upload(`import?version=${version}`, content);
};

const undoLast = async (site: MeasuredSite): Promise<unknown> => {
  const { changes } = (await site.call('GET', 'history?limit=1')) as { changes: { id: number }[] };
  return site.call('POST', 'history/undo', { id: changes[0]?.id });
};

const longRequests = (): readonly LongRequest[] => {
  const deep = rowsOf(15, { descriptionEn: nestedText(2.1 * megabyte) });
  const deepWithinLimit = rowsOf(15, { descriptionEn: nestedText(megabyte) });
  const dense = rowsOf(13, { descriptionEn: denseText(99_000) });
  const oneText = rowsOf(1, { descriptionEn: denseText(99_900) });
  const { check, apply } = checkAndApply();
  const order = (site: MeasuredSite): Promise<unknown> =>
    site.call(
      'PUT',
      'product/update',
      Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, displayOrder: 10_000 - index })),
    );
  return [
    { what: 'nothing', run: () => wait(1_000) },
    {
      what: 'batch of 32 MB of deeply nested text, refused',
      run: (site) => rejected(site.call('PUT', 'employee/update', deep)),
    },
    {
      what: 'batch of 15 MB of deeply nested text, refused',
      run: (site) => rejected(site.call('PUT', 'employee/update', deepWithinLimit)),
    },
    { what: 'batch of 1.3 MB of formatted text', run: (site) => site.call('PUT', 'employee/update', dense) },
    {
      what: 'formatted text of 100,000 characters',
      run: (site) => site.call('PUT', 'employee/update', oneText),
    },
    { what: 'check of an import of 15 MB, 10,000 rows', run: check },
    { what: 'import of 15 MB, 10,000 rows', run: apply },
    { what: 'bulk load after it', run: (site) => site.call('GET', 'allModels') },
    { what: 'reorder of 10,000 rows', run: order },
    { what: 'undo of the reorder', run: undoLast },
    {
      what: 'undo of the import',
      run: async (site) => {
        const { changes } = (await site.call('GET', 'history?limit=10')) as {
          changes: { id: number; kind: string }[];
        };
        const imported = changes.find(({ kind }) => kind === 'import');
        await site.call('POST', 'history/undo', { id: imported?.id });
      },
    },
    { what: 'import of a row with 8,000 children', run: importFamily },
    { what: 'deletion of it', run: (site) => site.call('DELETE', 'manufacturer/delete', { id: 1 }) },
    { what: 'undo of the deletion', run: undoLast },
    {
      what: 'ten batches of 1.3 MB of formatted text',
      run: async (site) => {
        for (let count = 0; count < 10; count += 1)
          await site.call(
            'PUT',
            'employee/update',
            rowsOf(13, { descriptionEn: denseText(99_000 - 100 * count) }),
          );
      },
    },
    { what: 'page of the history with them', run: (site) => site.call('GET', 'history') },
  ];
};

/** How long a single request of an administrator delays the health check. */
export async function measureLongRequests(): Promise<string> {
  const folder = await makeFolder();
  const site = await startSite(folder);
  const figures: Figure[] = [];
  for (const { what, run } of longRequests()) {
    const delay = await longestDelay(site, () => run(site));
    figures.push({ what, value: milliseconds(delay), wanted: '< 200 ms' });
    await wait(300);
  }
  await site.stop();
  await removeFolder(folder);
  return tableOf(figures);
}
