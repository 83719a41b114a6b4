import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/build/freePort';
import { serverArguments, serverEnvironment } from '../../src/server/commands/serverArguments';

/** The account of the measurements, a super-user. */
export const account = { email: 'bench@example.com', password: 'a password for measurements' } as const;

export interface MeasuredSite {
  readonly pid: number | undefined;
  readonly port: number;
  readonly origin: string;
  /** From the start of the process to its first response, in ms. */
  readonly startTime: number;
  /** Memory in use by the process, in bytes. */
  readonly residentMemory: () => Promise<number>;
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Uploads a file to a route that reads the field `file`. */
  readonly upload: (path: string, content: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
  /** Ends the server with `kill -9`. */
  readonly kill: () => Promise<void>;
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-bench-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/**
 * Starts the built site on a data directory. An empty one gets the demonstration content.
 * @param build the folder of another checkout, to compare with.
 */
export async function startSite(folder: string, build = '.'): Promise<MeasuredSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    cwd: build,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      SUPER_USER_EMAIL: account.email,
      SUPER_USER_PASSWORD: account.password,
    },
  });
  const killAtExit = (): boolean => server.kill('SIGKILL'); // where a measurement fails
  process.once('exit', killAtExit);
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    const response = await fetch(`${origin}/api/allModels/`).catch(() => undefined);
    if (response?.ok) break;
    await wait(5);
  }
  const startTime = performance.now() - began;
  let token = '';
  const send = async (method: string, path: string, { headers, ...init }: RequestInit): Promise<unknown> => {
    const withToken = new Headers(headers);
    withToken.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${origin}/api/${path}`, { ...init, method, headers: withToken });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    send(method, path, {
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const upload = (path: string, content: string): Promise<unknown> => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'file.json');
    return send('POST', path, { body });
  };
  ({ Authorization: token } = (await call('POST', 'auth/login', account)) as { Authorization: string });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    process.off('exit', killAtExit);
    server.kill(signal);
    await once(server, 'exit');
  };
  return {
    pid: server.pid,
    port,
    origin,
    startTime,
    call,
    upload,
    residentMemory: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
