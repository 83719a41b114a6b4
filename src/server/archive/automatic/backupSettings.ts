import { dayMs, hourMs } from '../../../model/format/durations';
import path from 'node:path';
import type { Bucket } from '../../files/bucket';
import { parseBucket } from '../../files/bucket';
import type { Environment } from '../../system/environment';
import { ConfigError, envValue } from '../../system/environment';

/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** A folder or a folder of an object store. */
export type BackupPlace = { readonly folder: string } | { readonly bucket: Bucket };

export interface BackupSettings {
  /** The time between two backups, in milliseconds; undefined if the site creates none by itself. */
  readonly everyMs?: number;
  readonly keep: Retention;
  /** Undefined if no backups are stored, not even before a migration. */
  readonly place?: BackupPlace;
}

const parseEvery = (environment: Environment): number | undefined => {
  const text = envValue(environment, 'BACKUP_EVERY') ?? 'off';
  if (text === 'off') return undefined;
  const [, count, unit] = /^([1-9]\d{0,2})([hd])$/.exec(text) ?? [];
  if (count === undefined)
    throw new ConfigError('BACKUP_EVERY', `off, hours (6h) or days (1d) are expected, not '${text}'`);
  return Number(count) * (unit === 'd' ? dayMs : hourMs);
};

const parseKeep = (environment: Environment): Retention => {
  const text = envValue(environment, 'BACKUP_KEEP') ?? '7d,4w,12m';
  const counts = new Map<string, number>();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, count, unit = ''] = /^([1-9]\d{0,2})([dwm])$/.exec(part) ?? [];
    if (count === undefined || counts.has(unit))
      throw new ConfigError('BACKUP_KEEP', `days, weeks and months (7d,4w,12m) are expected, not '${text}'`);
    counts.set(unit, Number(count));
  }
  return { days: counts.get('d') ?? 0, weeks: counts.get('w') ?? 0, months: counts.get('m') ?? 0 };
};

const parsePlace = (environment: Environment, dataDirectory: string): BackupPlace | undefined => {
  const text = envValue(environment, 'BACKUP_TO');
  if (text === 'off') return undefined;
  if (text === undefined) return { folder: path.join(dataDirectory, 'backups') };
  if (!text.startsWith('s3:')) return { folder: path.resolve(text) };
  const bucket = parseBucket(environment, 'BACKUP_TO');
  return bucket && { bucket };
};

/** @throws ConfigError that names the wrong variable */
export function parseBackupSettings(environment: Environment, dataDirectory: string): BackupSettings {
  const everyMs = parseEvery(environment);
  const place = parsePlace(environment, dataDirectory);
  if (everyMs !== undefined && !place)
    throw new ConfigError(
      'BACKUP_TO',
      'a folder or s3://bucket/folder is expected, because BACKUP_EVERY is set',
    );
  return { keep: parseKeep(environment), ...(everyMs !== undefined && { everyMs }), ...(place && { place }) };
}
