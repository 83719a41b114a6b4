import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import type { BrandId } from '../../../src/model/site/brands';
import { freePort } from '../../../src/build/freePort';
import { serverArguments } from '../../../src/server/commands/serverArguments';
import { endWithThisProcess, forwardErrors, hasEnded } from '../childProcess';
import { administrator, superUser } from './testAccounts';
import { addStoredVariants, runFolder, storedSessions, storeVariants, templateFolder } from './siteTemplate';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface RunningSite {
  readonly port: number;
  /** For example `http://norcuve.localhost:4210/citernes`. Browsers resolve `*.localhost` to this machine. */
  readonly url: (brand: BrandId, path?: string) => string;
  /** The same server for Node, which does not resolve it. Requests without a brand's Host header get the first brand. */
  readonly apiUrl: string;
  /** The folder of the site's database and files. */
  readonly dataDirectory: string;
  /** The token of a stored session of an account. Each call returns another session. */
  readonly storedSession: (account: Account) => string;
  readonly stop: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const spawnServer = (
  dataDirectory: string,
  port: number,
  environment: Environment,
  folder: string,
): ChildProcess => {
  const server = spawn(process.execPath, serverArguments, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
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
  endWithThisProcess(server);
  forwardErrors(server);
  server.unref(); // a site that outlives its test file does not keep the worker alive
  return server;
};

const untilReady = async (server: ChildProcess, apiUrl: string): Promise<void> => {
  for (;;) {
    if (hasEnded(server)) throw new Error('The server ended before it was ready.');
    const response = await fetch(`${apiUrl}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(20);
  }
};

const end = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  server.ref();
  server.kill('SIGTERM');
  await once(server, 'exit');
};

/** Returns the stored sessions of each account, one per call. */
const sessionDispenser = (): RunningSite['storedSession'] => {
  const remaining = new Map<string, string[]>();
  return ({ email }) => {
    const tokens = remaining.get(email) ?? [...(storedSessions()[email] ?? [])];
    remaining.set(email, tokens);
    const token = tokens.pop();
    if (token === undefined) throw new Error(`No stored session of ${email} is remaining.`);
    return token;
  };
};

interface SiteOptions {
  /** Additional variables of the server. */
  readonly environment?: Environment;
  /** The folder of the build; that of this project by default. */
  readonly folder?: string;
  /** A free port by default. */
  readonly port?: number;
}

/** Runs a server on a data directory, which the server creates if it does not exist. */
export async function runSite(
  dataDirectory: string,
  { environment = {}, folder = '.', port: wantedPort }: SiteOptions = {},
): Promise<RunningSite> {
  const port = wantedPort ?? (await freePort());
  const apiUrl = `http://127.0.0.1:${port}`;
  const server = spawnServer(dataDirectory, port, environment, folder);
  await untilReady(server, apiUrl);
  return {
    port,
    apiUrl,
    dataDirectory,
    url: (brand, path = '/') => `http://${brand}.localhost:${port}${path}`,
    storedSession: sessionDispenser(),
    stop: () => end(server),
  };
}

/**
 * Starts the production build with a fresh copy of the template's data: the demonstration content and the accounts of
 * `testAccounts`.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const dataDirectory = await mkdtemp(join(runFolder(), 'site-'));
  await cp(templateFolder(), dataDirectory, {
    recursive: true,
    filter: (file) => !/-(?:shm|wal)$/.test(file),
  });
  await addStoredVariants(dataDirectory);
  const site = await runSite(dataDirectory, options);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await storeVariants(dataDirectory);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
