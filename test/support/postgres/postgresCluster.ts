import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../../src/build/freePort';
import { endWithThisProcess, hasEnded } from '../childProcess';
import { postgresPrograms } from './postgresPrograms';

const user = 'tests';

/** PostgreSQL does not run as root, so root starts it as this user and group. */
const nobodyId = 65_534;

const isRoot = process.getuid?.() === 0;

const identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};

const createOwnedDirectory = (directory: string): string => {
  mkdirSync(directory, { mode: 0o700 });
  if (isRoot) chownSync(directory, nobodyId, nobodyId);
  return directory;
};

const initialize = (programs: string, home: string): string => {
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
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    lines.push(line);
    if (line.includes('ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
};

/** A PostgreSQL server with a temporary folder, which a test can start and end. */
export class PostgresCluster {
  private constructor(
    private readonly directory: string,
    private readonly programs: string,
    private readonly port: number,
    private readonly password: string,
  ) {}

  /** Creates a server, but does not start it. */
  static async create(): Promise<PostgresCluster> {
    const directory = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
    chmodSync(directory, 0o755);
    try {
      const programs = await postgresPrograms(directory);
      const password = initialize(programs, createOwnedDirectory(path.join(directory, 'home')));
      return new PostgresCluster(directory, programs, await freePort(), password);
    } catch (error) {
      rmSync(directory, { recursive: true, force: true });
      throw error;
    }
  }

  get url(): string {
    return `postgres://${user}:${this.password}@127.0.0.1:${this.port}/postgres`;
  }

  /** @param settings server settings that differ from the defaults, such as `fsync=off` */
  async start(settings: readonly string[] = []): Promise<ChildProcess> {
    const home = path.join(this.directory, 'home');
    const server = spawn(
      path.join(this.programs, 'postgres'),
      [
        ...['-D', path.join(home, 'data'), '-h', '127.0.0.1', '-p', String(this.port), '-k', ''],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    endWithThisProcess(server);
    await untilReady(server.stderr);
    server.stderr.resume(); // drop the log: tests cause rejected statements on purpose
    return server;
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Ends a server: SIGINT shuts it down quickly but cleanly, SIGKILL ends it in the middle of its work. */
export async function endPostgres(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (hasEnded(server)) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}
