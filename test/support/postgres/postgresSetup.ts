import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverVariable } from './postgres';
import serverSetup from '../site/server/serverSetup';
import { fillTemplate } from '../site/server/testTemplate';
import { createPostgresStorage, postgresTemplateVariable } from '../site/server/testStorage';

declare global {
  /** Ends the PostgreSQL server of this test run. */
  var endPostgres: (() => Promise<void>) | undefined;
}

/** Starts a PostgreSQL server for this run. @returns its URL, and a function that ends it */
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
  throw new Error('PostgreSQL could not be started for the tests: see the message above.');
};

/** Runs before the first test on PostgreSQL. Uses the server of TEST_DATABASE_URL, or starts one for this run. */
export default async function postgresSetup(): Promise<void> {
  await serverSetup();
  const configuredUrl = process.env[serverVariable];
  const { url, end } = configuredUrl ? { url: configuredUrl, end: undefined } : await startPostgres();
  process.env[serverVariable] = url;
  const template = await createPostgresStorage(url);
  await fillTemplate(template.environment);
  process.env[postgresTemplateVariable] = template.database;
  globalThis.endPostgres = async () => {
    await template.remove();
    await end?.();
  };
}
