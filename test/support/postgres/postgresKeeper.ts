import { once } from 'node:events';
import { endPostgres, PostgresCluster } from './postgresCluster';

/**
 * A separate process that runs a PostgreSQL server for tests. It prints the server's URL on standard output. When its
 * standard input ends, for whatever reason, it stops the server and removes its folder.
 */

/** The data need not outlive the run, so the server does not wait for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const runUntilInputEnds = async (): Promise<void> => {
  process.on('SIGINT', () => undefined); // Ctrl+C arrives here too; the end of the input counts instead
  const cluster = await PostgresCluster.create();
  try {
    const server = await cluster.start(settings);
    process.stdout.write(`${cluster.url}\n`);
    process.stdin.resume();
    await Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), once(server, 'exit')]);
    await endPostgres(server, 'SIGINT');
  } finally {
    cluster.remove();
  }
};

await runUntilInputEnds();
