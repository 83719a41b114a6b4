import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { missedTimeOf } from '../../src/model/admin/schedules';
import type { HistoryEntry } from '../../src/model/history';
import { sampleRow } from '../support/data/factories';
import { randomNumbers } from '../support/faults/acknowledgedWork';
import type { Figure } from './figures';
import { tableOf } from './figures';
import type { MeasuredSite } from './site';
import { makeFolder, removeFolder, startSite } from './site';

/*
 * Servers that are killed in the minute in which rows go online or offline, and started again more than a minute later. Some are
 * killed at a random moment, the others as soon as the log of their database is written. The clock is the real one.
 */

const siteCount = 5;
const killsPerSite = 4;
const rowCount = 40;
const minuteMs = 60_000;

/** The server looks for rows that are due every half second: it is killed so long before or after they are due, in ms. */
const [earliestMs, latestMs] = [-50, 450];

/** The server starts again so long after the time, when the change is late. */
const downMs = minuteMs + 1_500;

/** Words that only the rows of this measurement have. */
const wordOf = (index: number): string => `Killed${String(index).padStart(4, '0')}`;

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const addRows = async (site: MeasuredSite): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < rowCount; index += 1) {
    const row = { ...sampleRow('tanker'), nameEn: wordOf(index), nameFr: wordOf(index), isHidden: true };
    const { id } = (await site.call('POST', 'tanker/save', row)) as { readonly id: number }; // of the API
    ids.push(id);
  }
  return ids;
};

/** How many of the rows a visitor gets. */
const seenBy = async ({ origin }: MeasuredSite): Promise<number> => {
  const body = await (await fetch(`${origin}/api/allModels/`)).text();
  return Array.from({ length: rowCount }, (_, index) => wordOf(index)).filter((word) => body.includes(word))
    .length;
};

/** The changes that the schedule made, the newest first. */
const scheduledChanges = async (site: MeasuredSite): Promise<readonly HistoryEntry[]> => {
  const { changes } = (await site.call('GET', 'history?limit=100')) as { readonly changes: HistoryEntry[] }; // of the API
  return changes.filter(({ kind }) => kind === 'schedule');
};

/** Resolves when a file of the database is written after a time. */
const untilWritten = (folder: string, from: number): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(join(folder, 'site.sqlite-wal'), () => {
      if (Date.now() < from) return;
      watcher.close();
      resolve();
    });
  });

interface Outcome {
  /** Whether the change was stored before the kill. */
  readonly isBefore: boolean;
  readonly isWhole: boolean;
  readonly isOnce: boolean;
  /** Whether the history says that the change was late exactly where it was made after the start. */
  readonly isSaidRight: boolean;
}

/** Kills the server of a folder at the instant, again and again, while the rows come and go in turns. */
const killAgainAndAgain = async (folder: string, random: () => number): Promise<readonly Outcome[]> => {
  let site = await startSite(folder);
  const ids = await addRows(site);
  const outcomes: Outcome[] = [];
  for (let kill = 0; kill < killsPerSite; kill += 1) {
    const goesOnline = kill % 2 === 0;
    const due = Math.ceil((Date.now() + minuteMs / 4) / minuteMs) * minuteMs;
    const earlier = (await scheduledChanges(site)).length;
    await site.call('PUT', 'visibility/update', {
      entity: 'tanker',
      rows: ids.map((id) => ({
        id,
        onlineAt: goesOnline ? timeOf(due) : '',
        offlineAt: goesOnline ? '' : timeOf(due),
      })),
    });
    const isRandom = random() < 0.5;
    const delay = random();
    if (isRandom) await wait(due - Date.now() + earliestMs + delay * (latestMs - earliestMs));
    else {
      await untilWritten(folder, due);
      await wait(delay * 2);
    }
    const killedAt = Date.now();
    await site.kill();
    await wait(due + downMs - Date.now());
    site = await startSite(folder);
    const seen = await seenBy(site);
    const changes = (await scheduledChanges(site)).slice(0, -earlier || undefined);
    const [change] = changes;
    const isBefore = change !== undefined && change.at <= killedAt;
    outcomes.push({
      isBefore,
      isWhole: seen === (goesOnline ? rowCount : 0) && change?.rowCount === rowCount,
      isOnce: changes.length === 1,
      isSaidRight: change !== undefined && missedTimeOf(change) === (isBefore ? undefined : due),
    });
  }
  await site.stop();
  return outcomes;
};

/** Whether a server that is killed at the instant makes each due change wholly and once. It takes ten minutes. */
export async function measureKilledSchedules(): Promise<string> {
  const random = randomNumbers(20_261_125);
  const outcomes: Outcome[] = [];
  const killOne = async (): Promise<void> => {
    const folder = await makeFolder();
    outcomes.push(...(await killAgainAndAgain(folder, random)));
    await removeFolder(folder);
  };
  await Promise.all(Array.from({ length: siteCount }, killOne));
  const count = (is: (outcome: Outcome) => boolean): string => String(outcomes.filter(is).length);
  const figures: readonly Figure[] = [
    { what: `kills, ${rowCount} rows each`, value: String(outcomes.length) },
    { what: 'changed before the kill', value: count(({ isBefore }) => isBefore) },
    { what: 'changed at the next start, over a minute late', value: count(({ isBefore }) => !isBefore) },
    { what: 'changed in part', value: count(({ isWhole }) => !isWhole), wanted: '0' },
    { what: 'in the history twice, or not at all', value: count(({ isOnce }) => !isOnce), wanted: '0' },
    {
      what: 'wrong about being late in the history',
      value: count(({ isSaidRight }) => !isSaidRight),
      wanted: '0',
    },
  ];
  return tableOf(figures);
}
