import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { BackupState } from '../../../model/admin/backupState';
import type { Config } from '../../config';
import { withTimeout } from '../../system/withTimeout';
import { openBackupStore } from './backupStore';
import { newestBackup } from './retention';

/** How often the server checks whether a backup is due, in milliseconds. */
const checkIntervalMs = 10 * 60 * 1000;

/** How long the server remembers the last backup, in milliseconds. */
const cacheTtlMs = 60 * 1000;

/** How long a request waits for the place of the backups, in milliseconds. */
const maxWaitMs = 500;

interface Log {
  info(message: string): void;
  error(details: object, message: string): void;
}

/** The command line beside the running program: `cli.js`, or `cli.mjs` in tests. */
const commandLineFile = (program = process.argv[1] ?? ''): string =>
  path.join(path.dirname(program), `cli${path.extname(program)}`);

/**
 * Creates the backups of a running site, each in a separate process, so that requests do not wait for it.
 * @returns a function that ends the schedule
 */
export function startBackupSchedule({ backups }: Pick<Config, 'backups'>, log: Log): () => void {
  if (backups.everyMs === undefined) return () => undefined;
  const stop = new AbortController();
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      const args = [commandLineFile(), 'backup', '--if-due'];
      const { stdout } = await promisify(execFile)(process.execPath, args, { signal: stop.signal });
      if (stdout.trim() !== '') log.info(stdout.trim());
    } catch (error) {
      if (!stop.signal.aborted) log.error({ err: error }, 'the backup failed');
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), checkIntervalMs).unref();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Knows when the last backup was made. It lists the place of the backups at most once a minute. */
export class BackupStateCache {
  private readonly cache: LRUCache<'state', { readonly state: BackupState | undefined }>;
  /** When a site without a backup began to wait for one, in milliseconds since 1970. */
  private readonly startedAt: number;

  constructor(
    private readonly config: Pick<Config, 'backups'>,
    private readonly now: () => number = Date.now,
  ) {
    this.startedAt = now();
    this.cache = new LRUCache<'state', { readonly state: BackupState | undefined }>({
      max: 1,
      ttl: cacheTtlMs,
      fetchMethod: async () => ({ state: await this.read().catch(() => undefined) }), // a failure is remembered too
    });
  }

  /** Undefined if the site creates no backups by itself, or their place cannot be read in time. */
  async current(): Promise<BackupState | undefined> {
    if (this.config.backups.everyMs === undefined) return undefined;
    const found = this.cache.fetch('state').then((each) => each?.state);
    return withTimeout(found, maxWaitMs);
  }

  private async read(): Promise<BackupState | undefined> {
    const { place, everyMs } = this.config.backups;
    if (!place || everyMs === undefined) return undefined;
    const lastAt = newestBackup(await openBackupStore(place).list())?.time ?? null;
    return { lastAt, isLate: this.now() - (lastAt ?? this.startedAt) > 2 * everyMs };
  }
}
