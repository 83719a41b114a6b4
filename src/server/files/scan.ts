import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config';
import { AppError } from '../errors';
import { WorkQueue } from '../images/workQueue';
import { networkErrorReason } from '../system/networkError';

/** How long a scan may take, in milliseconds. */
const scanTimeout = 30_000;

/** What a scanner answers of a file that is not to be kept; clamscan and clamdscan do, and others like them. */
const foundSomething = 1;

/** The scanner did not do its work: callers are told that the server cannot answer, the log why. */
export class ScanFailure extends AppError {
  constructor(problem: string, cause?: unknown) {
    super('unavailable');
    this.name = 'ScanFailure';
    this.message = `The scan of an upload failed: ${problem}`;
    this.cause = cause;
  }
}

/** Runs a program that is told nothing of this server but a path. @returns its exit code; null where a signal ended it */
const run = async (
  [program = '', ...args]: readonly string[],
  file: string,
  timeout: number,
): Promise<number | null> => {
  const { PATH } = process.env;
  const child = spawn(program, [...args, file], {
    stdio: 'ignore',
    env: { PATH }, // NODE_ENV is none of its business
    detached: true, // a group of its own, that ends as a whole
  });
  const signal = AbortSignal.timeout(timeout);
  try {
    await once(child, 'exit', { signal });
    return child.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    throw new ScanFailure(`it took more than ${timeout} ms`);
  }
};

const scan = async (command: readonly string[], content: Uint8Array, timeout: number): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content, { mode: 0o600 });
    const code = await run(command, file, timeout).catch((error: unknown) => {
      throw error instanceof ScanFailure ? error : new ScanFailure(networkErrorReason(error), error);
    });
    if (code === foundSomething) throw new AppError('fileHarmful');
    if (code !== 0) throw new ScanFailure(code === null ? 'it was killed' : `it exited with ${code}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A scanner may fill a gigabyte with what it knows, and each run of it anew. */
const atOnce = 2;

/** What waits for its turn so many times as long as a scan may take is given up. */
const longestWait = 2;

/** Has the configured scanner, if there is one, look at uploads before they are kept; some at a time, the rest waits. */
export class Scanner {
  private readonly queue = new WorkQueue(atOnce);

  constructor(
    private readonly command: Config['scanCommand'],
    private readonly timeout = scanTimeout,
  ) {}

  /**
   * @throws Refusal where it finds something
   * @throws ScanFailure where it does not answer as a scanner does, or not in time
   */
  async scan(content: Uint8Array): Promise<void> {
    const { command, timeout } = this;
    if (!command) return;
    const end = performance.now() + longestWait * timeout;
    await this.queue.run(async () => {
      if (performance.now() > end) throw new ScanFailure('too many other scans were waiting');
      await scan(command, content, timeout);
    });
  }
}
