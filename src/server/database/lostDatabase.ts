import type { Config } from '../config';
import type { Files } from '../files/fileStore';
import type { Database } from './database';

/** The database is new, but its site is not: the start must not hide the loss behind the first content. */
export class LostDatabaseError extends Error {
  constructor({ databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>) {
    super(
      [
        `${databaseUrl === undefined ? `site.sqlite in ${dataDirectory}` : 'The database of DATABASE_URL'} is missing or empty, but the site has uploaded files.`,
        'Put the database back, or restore a backup: see "Restore" in docs/operations.md.',
        'To start a new site beside these files, set START_EMPTY=yes for one start.',
      ].join('\n'),
    );
    this.name = 'LostDatabaseError';
  }
}

/**
 * Call it before the migration, which creates the tables.
 * @throws LostDatabaseError if the database has no tables while there are uploaded files
 */
export async function rejectLostDatabase({ system }: Database, files: Files, config: Config): Promise<void> {
  if (config.startEmpty) return;
  if ((await system.introspection.getTables()).length > 0) return;
  const names = await Promise.all([files.documents.list(), files.images.list()]);
  if (names.flat().length > 0) throw new LostDatabaseError(config);
}
