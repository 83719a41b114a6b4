import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { initialTexts } from '../../../src/server/content/texts';
import type { TestStorage } from '../../support/testStorage';
import { makeStorage } from '../../support/testStorage';
import { isRecord } from '../../support/testServer';

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL'); // what a test that failed left
});

/** A process of its own, as it is started in production but for the build. */
class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly printed: readonly string[],
    readonly origin: string,
  ) {}

  static async start({ environment }: TestStorage): Promise<ServerProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment, PORT: '0', LOG_LEVEL: 'error', DEMO_CONTENT: 'off' },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const printed: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      printed.push(line);
      const [, port] = /^http:\/\/norcuve\.localhost:(\d+)\/$/.exec(line) ?? [];
      if (port) {
        child.stdout.resume();
        return new ServerProcess(child, printed, `http://127.0.0.1:${port}`);
      }
    }
    throw new Error(`The server ended before it was ready:\n${printed.join('\n')}`);
  }

  async call(path: string, init: RequestInit = {}): Promise<unknown> {
    return (await fetch(`${this.origin}${path}`, init)).json();
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }
}

test('two processes that start at once fill one site once, and share its sessions', async () => {
  const storage = await makeStorage();
  const [one, other] = await Promise.all([ServerProcess.start(storage), ServerProcess.start(storage)]);
  const passwords = [...one.printed, ...other.printed].flatMap((line) =>
    /^ {2}(\S+@\S+) {2}(\S+)$/.exec(line)?.slice(1) ? [line.trim().split(/ +/)] : [],
  );
  expect(passwords.map(([email]) => email).sort()).toEqual(['admin@example.com', 'super@example.com']);
  for (const server of [one, other]) {
    const { resources } = (await server.call('/api/allModels/')) as { resources: unknown[] };
    expect(resources).toHaveLength(initialTexts.length);
  }
  const [email, password] = passwords[0] ?? [];
  const body = JSON.stringify({ email, password });
  const login = await one.call('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const token = isRecord(login) ? String(login.Authorization) : '';
  const headers = { authorization: `Bearer ${token}` };
  expect(await other.call('/api/auth/session', { headers })).toMatchObject({ email });
  await one.stop();
  await other.stop();
  await storage.remove();
}, 120_000);
