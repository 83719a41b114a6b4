import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverVariable } from './postgres';
import serverSetup from '../site/serverSetup';
import { fillTemplate } from '../site/testTemplate';
import { onPostgres, postgresTemplateVariable } from '../site/testStorage';

declare global {
  /** Ends the PostgreSQL of a run of the tests. */
  var endPostgres: (() => Promise<void>) | undefined;
}

/** Starts a PostgreSQL for this run. @returns its address, and what ends it */
const startPostgres = async (): Promise<{ url: string; end: () => Promise<void> }> => {
  const keeper = spawn(process.execPath, ['--import', 'tsx', 'test/support/postgres/postgresKeeper.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const url of createInterface(keeper.stdout)) {
    const end = async (): Promise<void> => {
      keeper.stdin.end();
      await once(keeper, 'exit');
    };
    return { url, end };
  }
  throw new Error('There is no PostgreSQL for the tests: see the message above.');
};

/** Before the first test on PostgreSQL: there is a server, the one that TEST_DATABASE_URL names or one for this run. */
export default async function postgresSetup(): Promise<void> {
  await serverSetup();
  const given = process.env[serverVariable];
  const { url, end } = given ? { url: given, end: undefined } : await startPostgres();
  process.env[serverVariable] = url;
  const template = await onPostgres(url);
  await fillTemplate(template.environment);
  process.env[postgresTemplateVariable] = template.database;
  globalThis.endPostgres = async () => {
    await template.remove();
    await end?.();
  };
}
