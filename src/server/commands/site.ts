import { existsSync } from 'node:fs';
import type { SiteStorage } from '../archive/backup/backup';
import type { Config } from '../config';
import { parseConfig } from '../config';
import { databaseFile, openDatabase } from '../database/database';
import { openSharedFiles } from '../files/openFiles';
import { explainDatabaseError } from '../system/startProblems';
import { UsageError } from './terminal';

/** Opens a site for a command. Its server may be running at the same time. */
export async function withSite<Result>(
  config: Config,
  work: (site: SiteStorage) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(config);
  try {
    return await work({ database, files: openSharedFiles(config) });
  } catch (error) {
    throw explainDatabaseError(error, config);
  } finally {
    await database.close();
  }
}

/** The settings of the site. @throws UsageError if there is no site. Opening its database would create an empty one. */
export function configOfSite(): Config {
  const config = parseConfig(process.env);
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === undefined && !existsSync(databaseFile(dataDirectory)))
    throw new UsageError(`There is no site in ${dataDirectory}. Set DATA_DIR to its data folder.`);
  return config;
}
