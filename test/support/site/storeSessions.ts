import { writeFile } from 'node:fs/promises';
import { Sessions } from '../../../src/server/accounts/sessions';
import { openDatabase } from '../../../src/server/database/database';
import { sessionsFile, templateFolder } from './siteTemplate';

/** More than the tests of a file open pages as one account. */
const sessionsPerAccount = 40;

/** Begins sessions of all accounts of the template, so that a test that is not about the login need not log in. */
export const storeSessions = async (): Promise<void> => {
  const database = openDatabase({ dataDirectory: templateFolder() });
  const sessions = new Sessions(database);
  const tokens: Record<string, string[]> = {};
  for (const account of await database.system.selectFrom('accounts').selectAll().execute()) {
    const own: string[] = [];
    for (let count = 0; count < sessionsPerAccount; count += 1) own.push(await sessions.begin(account));
    tokens[account.email] = own;
  }
  await database.close();
  await writeFile(sessionsFile(), JSON.stringify(tokens));
};
