import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Environment } from '../../../../src/server/system/environment';
import { builtProgram } from './builtServer';
import { endWithThisProcess, forwardErrors } from '../../childProcess';
import { isRecord } from './testServer';

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL'); // servers that a failed test left running
});

/** Runs a program with file permissions enforced, also as root. */
const withFilePermissions = (program: string, script: string): [string, string[]] =>
  process.getuid?.() === 0
    ? ['setpriv', ['--bounding-set', '-dac_override,-dac_read_search', program, script]]
    : [program, [script]];

/** @param errors what becomes of the error output: `forward` shows it among the errors of the tests */
export function launch(environment: Environment, errors: 'forward' | 'pipe' = 'forward'): ChildProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(...withFilePermissions(process.execPath, builtProgram('main')), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'production',
      PATH,
      HOME,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_CONTENT: 'off',
      RATE_LIMIT: 'off',
      ...environment,
    },
  });
  endWithThisProcess(child);
  if (errors === 'forward') forwardErrors(child);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** The server in a separate process, started as in production except for the build and Node's flags. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly outputLines: readonly string[],
    readonly origin: string,
  ) {}

  static start(environment: Environment): Promise<ServerProcess> {
    const child = launch(environment);
    const outputLines: string[] = [];
    if (child.stdout === null) throw new Error('The output of the server is not read.');
    const lines = createInterface(child.stdout);
    return new Promise((resolve, reject) => {
      lines.on('line', (line) => {
        outputLines.push(line);
        const [, port] = /^http:\/\/norcuve\.localhost:(\d+)\/$/.exec(line) ?? [];
        if (port) resolve(new ServerProcess(child, outputLines, `http://127.0.0.1:${port}`));
      });
      lines.once('close', () => {
        reject(new Error(`The server ended before it was ready:\n${outputLines.join('\n')}`));
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async request(
    url: string,
    init: RequestInit = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.origin}${url}`, init);
    return { status: response.status, body: await response.json() };
  }

  /** Sends a request with a JSON body. */
  send(method: string, url: string, body: unknown, token = '') {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return this.request(url, { method, headers, body: JSON.stringify(body) });
  }

  /** @returns the token of a session */
  async login(account: { readonly email: string; readonly password: string }): Promise<string> {
    const { body } = await this.send('POST', '/api/auth/login', account);
    if (!isRecord(body) || typeof body.Authorization !== 'string') throw new Error('Could not log in.');
    return body.Authorization;
  }

  /** Ends the process with a signal; then `outputLines` has all that it printed. @returns the exit code; null if the signal killed the process */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    await closed;
    return this.child.exitCode;
  }
}
