import { setTimeout as wait } from 'node:timers/promises';
import { entities } from '../../src/model/schema/entities';
import type { EntityName } from '../../src/model/schema/entities';
import { languages } from '../../src/model/site/languages';
import { isRowRoute, publicPages, publicRoutes } from '../../src/model/site/pages';
import { pathTo } from '../../src/model/site/paths';
import { sampleRow } from '../support/data/factories';
import { randomNumbers } from '../support/faults/acknowledgedWork';
import { ChangeStream } from '../support/site/server/changeStream';
import { servedPage } from '../support/site/servedPage';
import type { Figure } from './figures';
import { milliseconds, quantile, tableOf } from './figures';
import type { MeasuredSite } from './site';
import { makeFolder, removeFolder, startSite } from './site';

/*
 * Rows with random schedules on a running site, probed 20 times a second in turns at every public address, while an open page
 * follows the changes. The clock is the real one.
 */

const rowCount = 200;
const pauseMs = 50;
const minuteMs = 60_000;

/** So many minutes pass until the last row has come; the last has gone as many minutes later. */
const minutes = 3;

/** A row is seen this long after its time, and no longer after its end, in milliseconds. */
const maxDelayMs = 2_000;

const kinds = ['tanker', 'product', 'employee', 'jobPosting'] as const satisfies readonly EntityName[];

interface Scheduled {
  readonly entity: (typeof kinds)[number];
  readonly id: number;
  /** A word that only this row has. */
  readonly word: string;
  readonly onlineAt: number;
  readonly offlineAt: number;
}

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const addRows = async (site: MeasuredSite): Promise<readonly Scheduled[]> => {
  const random = randomNumbers(20_261_124);
  const rows: Scheduled[] = [];
  const start = Math.ceil((Date.now() + minuteMs) / minuteMs) * minuteMs; // the rows are there before it
  const later = (from: number): number => from + Math.floor(random() * minutes) * minuteMs;
  for (let index = 0; index < rowCount; index += 1) {
    const entity = kinds[index % kinds.length] ?? 'tanker';
    const word = `Probed${String(index).padStart(4, '0')}`;
    const texts = { nameEn: word, nameFr: word, firstName: word, jobTitleEn: word, jobTitleFr: word };
    const row = Object.entries({ ...sampleRow(entity), ...texts, isCertipropane: false, locationId: 1 });
    const names = Object.keys(sampleRow(entity));
    const saved = await site.call('POST', `${entity}/save`, {
      ...Object.fromEntries(row.filter(([name]) => names.includes(name))),
      isHidden: true,
    });
    const onlineAt = later(start);
    const { id } = saved as { readonly id: number };
    rows.push({ entity, id, word, onlineAt, offlineAt: later(onlineAt + minuteMs) });
  }
  for (const kind of kinds)
    await site.call('PUT', 'visibility/update', {
      entity: kind,
      rows: rows
        .filter(({ entity }) => entity === kind)
        .map(({ id, onlineAt, offlineAt }) => ({
          id,
          onlineAt: timeOf(onlineAt),
          offlineAt: timeOf(offlineAt),
        })),
    });
  return rows;
};

/** Every public address, those of a row for one row in turn. */
const addressesAt = (turn: number, rows: readonly Scheduled[]): readonly string[] => {
  const rowOf = (kind: EntityName): Scheduled | undefined => {
    const own = rows.filter(({ entity }) => entity === kind);
    return own[turn % own.length];
  };
  const pages = publicRoutes.flatMap((route) => {
    const row = isRowRoute(route) ? rowOf(publicPages[route].row.entity) : undefined;
    return languages.map((language) => pathTo(route, language, row ? { id: row.id } : {}));
  });
  const lists = kinds.flatMap((kind) => [`/api/${kind}/all`, `/api/${kind}/${rowOf(kind)?.id}`]);
  return [...lists, '/api/allModels/', '/api/allModels/?texts=public', '/sitemap.xml', ...pages];
};

/** Whether an address shows all rows of a kind that are online. A page may show only the first ones. */
const isWhole = (address: string, { entity }: Scheduled): boolean =>
  address.startsWith('/api/allModels/') || address === `/api/${entity}/all`;

interface Seen {
  probes: number;
  early: number;
  /** How long after their times rows came or went, in milliseconds. */
  readonly delays: number[];
  late: number;
}

/** Reads an address, and compares it with the rows that may be seen between the request and the response. */
const probe = async (
  site: MeasuredSite,
  address: string,
  rows: readonly Scheduled[],
  seen: Seen,
): Promise<void> => {
  const asked = Date.now();
  const { body } = await servedPage(`http://norcuve.localhost:${site.port}${address}`);
  const answered = Date.now();
  seen.probes += 1;
  for (const row of rows) {
    const isSeen = body.includes(row.word);
    if (isSeen && answered < row.onlineAt) seen.early += 1;
    if (isSeen && asked > row.offlineAt + maxDelayMs) seen.late += 1;
    const isDue = asked > row.onlineAt + maxDelayMs && answered < row.offlineAt;
    if (!isSeen && isDue && isWhole(address, row)) seen.late += 1;
  }
};

/** Notes when an open page receives the rows. */
const follow = async ({ origin }: MeasuredSite, rows: readonly Scheduled[], seen: Seen) => {
  const stream = await ChangeStream.open(origin, '');
  const listen = async (): Promise<void> => {
    for (;;) {
      const { data } = await stream.next();
      for (const change of data.rows ?? []) {
        const { collection, id, row } = change as { collection: string; id: number; row: unknown }; // of the API
        const scheduled = rows.find(
          (each) => each.id === id && entities[each.entity].collection === collection,
        );
        if (!scheduled) continue;
        const delay = Date.now() - (row === null ? scheduled.offlineAt : scheduled.onlineAt);
        if (row !== null && delay < 0) seen.early += 1;
        seen.delays.push(delay);
      }
    }
  };
  listen().catch(() => undefined); // until it is closed
  return stream;
};

/** Whether rows with schedules are ever seen early, and how late they come and go. It takes some minutes. */
export async function measureSchedules(): Promise<string> {
  const folder = await makeFolder();
  const site = await startSite(folder);
  const rows = await addRows(site);
  const seen: Seen = { probes: 0, early: 0, delays: [], late: 0 };
  const stream = await follow(site, rows, seen);
  const end = Math.max(...rows.map(({ offlineAt }) => offlineAt)) + 2 * maxDelayMs;
  const running: Promise<void>[] = [];
  for (let turn = 0; Date.now() < end; turn += 1)
    for (const address of addressesAt(turn, rows)) {
      running.push(probe(site, address, rows, seen));
      await wait(pauseMs);
    }
  await Promise.all(running);
  stream.close();
  await site.stop();
  await removeFolder(folder);
  const figures: readonly Figure[] = [
    { what: `probes of every public address, ${rowCount} random schedules`, value: String(seen.probes) },
    { what: 'rows seen before their time', value: String(seen.early), wanted: '0' },
    { what: 'rows not there, or still there, 2 s after their time', value: String(seen.late), wanted: '0' },
    {
      what: 'rows that came and went on an open page',
      value: String(seen.delays.length),
      wanted: String(2 * rowCount),
    },
    { what: 'delay on an open page, median', value: milliseconds(quantile(seen.delays, 0.5)) },
    {
      what: 'delay on an open page, longest',
      value: milliseconds(Math.max(...seen.delays)),
      wanted: '≤ 2 s',
    },
  ];
  return tableOf(figures);
}
