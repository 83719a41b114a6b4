import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../src/build/freePort';
import { postgresPrograms } from './postgresPrograms';

/**
 * A process of its own that keeps a PostgreSQL server for tests: it tells the server's address on its standard output, and
 * when its standard input ends, however that comes, it stops the server and removes what it kept.
 */

const user = 'tests';

/** PostgreSQL refuses to be run by root. */
const nobody = 65_534;

const isRoot = process.getuid?.() === 0;

const identity = isRoot ? { uid: nobody, gid: nobody } : {};

/** Nothing here has to outlive the run, so nothing waits for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const ownedDirectory = (directory: string): string => {
  mkdirSync(directory, { mode: 0o700 });
  if (isRoot) chownSync(directory, nobody, nobody);
  return directory;
};

const makeCluster = (programs: string, home: string): string => {
  const [password, passwordFile] = [randomBytes(16).toString('hex'), path.join(home, 'password')];
  writeFileSync(passwordFile, password);
  const { status, stderr } = spawnSync(
    path.join(programs, 'initdb'),
    [
      ...['--pgdata', path.join(home, 'data'), '--username', user, '--pwfile', passwordFile],
      ...['--auth=password', '--encoding=UTF8', '--locale=C', '--no-sync'],
    ],
    { ...identity, cwd: home, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`PostgreSQL could not be set up: ${stderr}`);
  return password;
};

const untilReady = async (output: Readable): Promise<void> => {
  const said: string[] = [];
  for await (const line of createInterface(output)) {
    said.push(line);
    if (line.includes('ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
};

const startServer = async (directory: string): Promise<{ server: ChildProcess; url: string }> => {
  const programs = await postgresPrograms(directory);
  const home = ownedDirectory(path.join(directory, 'home'));
  const password = makeCluster(programs, home);
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      ...['-D', path.join(home, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', ''],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server.stderr);
  server.stderr.resume(); // what it says of statements that it refuses is what tests are about
  return { server, url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` };
};

const keep = async (): Promise<void> => {
  process.on('SIGINT', () => undefined); // Ctrl+C comes here too; what counts is that the run has ended
  const directory = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  chmodSync(directory, 0o755);
  try {
    const { server, url } = await startServer(directory);
    process.stdout.write(`${url}\n`);
    process.stdin.resume();
    await Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), once(server, 'exit')]);
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};

await keep();
