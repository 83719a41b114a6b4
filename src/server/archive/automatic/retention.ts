import { dayMs } from '../../../model/format/durations';
import type { Retention } from './backupSettings';

const pattern = /^site-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(-before-upgrade)?\.tar\.gz$/;

/** How many backups from before an upgrade stay, whatever their age: they are the way back. */
const retainedBeforeUpgrades = 3;

/** The name of a backup: `site-20261122T202124Z.tar.gz`. */
export function backupName(time: number, isBeforeUpgrade = false): string {
  const stamp = new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  return `site-${stamp}${isBeforeUpgrade ? '-before-upgrade' : ''}.tar.gz`;
}

/** When a backup was created, in milliseconds since 1970; undefined if the name is no backup's. */
const backupTime = (name: string): number | undefined => {
  const match = pattern.exec(name);
  if (!match) return undefined;
  const [year = 0, month = 0, ...rest] = match.slice(1, 7).map(Number);
  return Date.UTC(year, month - 1, ...rest);
};

/** The newest of some backups. */
export function newestBackup(
  names: readonly string[],
): { readonly name: string; readonly time: number } | undefined {
  const backups = names.flatMap((name) => {
    const time = backupTime(name);
    return time === undefined ? [] : [{ name, time }];
  });
  return backups.sort((one, other) => other.time - one.time)[0];
}

/** The number of the week since 1970. Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekNumberOf = (time: number): number => Math.floor((time / dayMs + 3) / 7);

const periods: readonly (readonly [keyof Retention, (time: number) => string])[] = [
  ['days', (time) => new Date(time).toISOString().slice(0, 10)],
  ['weeks', (time) => String(weekNumberOf(time))],
  ['months', (time) => new Date(time).toISOString().slice(0, 7)],
];

/** The backups that may be deleted. The newest one always stays, and so do files with other names. */
export function expiredBackups(names: readonly string[], keep: Retention): string[] {
  const newestFirst = names
    .filter((name) => backupTime(name) !== undefined)
    .sort((one, other) => (backupTime(other) ?? 0) - (backupTime(one) ?? 0));
  const retained = new Set(newestFirst.slice(0, 1));
  for (const [unit, periodOf] of periods) {
    const newestOfPeriod = new Map<string, string>();
    for (const name of newestFirst) {
      const period = periodOf(backupTime(name) ?? 0);
      if (!newestOfPeriod.has(period)) newestOfPeriod.set(period, name);
    }
    for (const name of [...newestOfPeriod.values()].slice(0, keep[unit])) retained.add(name);
  }
  const upgrades = newestFirst.filter((name) => name.includes('-before-upgrade'));
  for (const name of upgrades.slice(0, retainedBeforeUpgrades)) retained.add(name);
  return newestFirst.filter((name) => !retained.has(name));
}
