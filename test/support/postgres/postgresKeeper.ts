import { once } from 'node:events';
import { endPostgres, PostgresCluster } from './postgresCluster';

/**
 * A process of its own that keeps a PostgreSQL server for tests: it tells the server's address on its standard output, and
 * when its standard input ends, however that comes, it stops the server and removes what it kept.
 */

/** Nothing here has to outlive the run, so nothing waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const keep = async (): Promise<void> => {
  process.on('SIGINT', () => undefined); // Ctrl+C comes here too; what counts is that the run has ended
  const cluster = await PostgresCluster.make();
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

await keep();
