import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/build/freePort';
import { serverArguments } from '../../src/server/commands/serverArguments';

/** The account of the measurements. */
export const account = { email: 'bench@example.com', password: 'a password for measurements' } as const;

export interface MeasuredSite {
  readonly port: number;
  readonly origin: string;
  /** From the start of the process to its first response, in ms. */
  readonly startTime: number;
  /** Memory in use by the process, in bytes. */
  readonly residentMemory: () => Promise<number>;
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-bench-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** Starts the built site on a data directory. An empty one gets the demonstration content. */
export async function startSite(folder: string): Promise<MeasuredSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
  });
  process.once('exit', () => server.kill('SIGKILL')); // where a measurement fails
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`${origin}/api/allModels/`).catch(() => undefined);
    if (answer?.ok) break;
    await wait(5);
  }
  const startTime = performance.now() - began;
  let token = '';
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  ({ Authorization: token } = (await call('POST', 'auth/login', account)) as { Authorization: string });
  return {
    port,
    origin,
    startTime,
    call,
    residentMemory: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
