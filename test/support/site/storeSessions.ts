import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Sessions } from '../../../src/server/accounts/sessions';
import { openDatabase } from '../../../src/server/database/database';
import { sessionsFile, templateFolder } from './siteTemplate';

/** More than the number of pages that one test file opens with one account. */
const sessionsPerAccount = 40;

/** Creates sessions of all accounts of the template, so that only tests about the login need to log in. */
export async function storeSessions(): Promise<void> {
  const database = openDatabase({ dataDirectory: templateFolder() });
  const sessions = new Sessions(database);
  const tokens: Record<string, string[]> = {};
  for (const account of await database.system.selectFrom('accounts').selectAll().execute()) {
    const accountTokens: string[] = [];
    for (let count = 0; count < sessionsPerAccount; count += 1)
      accountTokens.push(await sessions.begin(account));
    tokens[account.email] = accountTokens;
  }
  // Everything is in the database file from here on. SQLite may close a connection late, and then deletes the files beside it.
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.system);
  await database.close();
  await writeFile(sessionsFile(), JSON.stringify(tokens));
}
