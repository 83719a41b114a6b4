import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverVariable } from './postgres';

declare global {
  /** Ends the PostgreSQL of a run of the tests. */
  var endPostgres: (() => Promise<void>) | undefined;
}

/** Before the first test on PostgreSQL: there is a server, the one that TEST_DATABASE_URL names or one for this run. */
export default async function postgresSetup(): Promise<void> {
  if (process.env[serverVariable]) return;
  const keeper = spawn(process.execPath, ['--import', 'tsx', 'test/support/postgresKeeper.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const url of createInterface(keeper.stdout)) {
    process.env[serverVariable] = url;
    break;
  }
  if (!process.env[serverVariable]) {
    throw new Error('There is no PostgreSQL for the tests: see the message above.');
  }
  globalThis.endPostgres = async () => {
    keeper.stdin.end();
    await once(keeper, 'exit');
  };
}
