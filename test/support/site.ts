import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrandId } from '../../src/model/brands';
import { freePort } from '../../src/build/freePort';
import { serverArguments } from '../../src/server/commands/serverArguments';

/** Whoever the tests log in as. */
export const administrator = { email: 'admin@example.com', password: 'a password for tests' } as const;
export const superUser = { email: 'super@example.com', password: 'another password for tests' } as const;

/** Names the folder of a filled site, which a site for tests begins as a copy of. */
export const templateVariable = 'SITE_TEMPLATE';

export interface RunningSite {
  readonly port: number;
  /** `http://norcuve.localhost:4210/citernes`; a browser knows where `*.localhost` is. */
  readonly url: (brand: BrandId, path?: string) => string;
  /** The same server for Node, which does not: calls need the host of a brand as a header, or get the first one. */
  readonly apiUrl: string;
  readonly stop: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const run = (dataDirectory: string, port: number, environment: Environment, folder: string): ChildProcess =>
  spawn(process.execPath, serverArguments, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SUPER_USER_EMAIL: superUser.email,
      SUPER_USER_PASSWORD: superUser.password,
      ...environment,
    },
  });

const untilReady = async (server: ChildProcess, apiUrl: string): Promise<void> => {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`${apiUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

const runIn = async (dataDirectory: string, environment: Environment, folder = '.'): Promise<RunningSite> => {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const server = run(dataDirectory, port, environment, folder);
  await untilReady(server, apiUrl);
  return {
    port,
    apiUrl,
    url: (brand, path = '/') => `http://${brand}.localhost:${port}${path}`,
    stop: () => end(server),
  };
};

/** Fills a site with the demonstration content, once for all tests, and says in which folder it is. */
export const makeTemplate = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'site-template-'));
  const site = await runIn(directory, {});
  await site.stop();
  return directory;
};

/**
 * Starts the site as it is built for production, on a port and with data of its own: the demonstration content, and the
 * two accounts above.
 * @param environment what else the server is told.
 * @param folder where another build of it is.
 */
export const startSite = async (environment: Environment = {}, folder = '.'): Promise<RunningSite> => {
  const template = process.env[templateVariable];
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  if (template) await cp(template, directory, { recursive: true });
  const site = await runIn(directory, environment, folder);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
