import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { Config } from '../config';
import { AppError } from '../errors';
import { networkErrorReason } from '../system/networkError';
import { withTemporaryFolder } from '../system/temporaryFolder';

/** How long a scan may take. */
const scanTimeoutMs = 30_000;

/** The exit code of a scanner that found something harmful: clamscan, clamdscan and similar ones use it. */
const harmfulExitCode = 1;

/** The scan failed. The response only says that the server is unavailable; the log shows the reason. */
export class ScanError extends AppError {
  constructor(problem: string, cause?: unknown) {
    super('unavailable');
    this.name = 'ScanError';
    this.message = `The scan of an upload failed: ${problem}`;
    this.cause = cause;
  }
}

/** Runs the scanner with no information about this server but a path. @returns its exit code; null if a signal ended it */
const run = async (
  [program = '', ...args]: readonly string[],
  file: string,
  timeoutMs: number,
): Promise<number | null> => {
  const { PATH } = process.env;
  const child = spawn(program, [...args, file], {
    stdio: 'ignore',
    env: { PATH }, // no other variable, such as NODE_ENV or a secret
    detached: true, // its own process group, which can be killed as a whole
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await once(child, 'exit', { signal });
    return child.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    throw new ScanError(`it took more than ${timeoutMs} ms`);
  }
};

const scan = (command: readonly string[], content: Uint8Array, timeoutMs: number): Promise<void> =>
  withTemporaryFolder('upload-', async (folder) => {
    const file = path.join(folder, 'file');
    await writeFile(file, content, { mode: 0o600 });
    const code = await run(command, file, timeoutMs).catch((error: unknown) => {
      throw error instanceof ScanError ? error : new ScanError(networkErrorReason(error), error);
    });
    if (code === harmfulExitCode) throw new AppError('fileHarmful');
    if (code !== 0) throw new ScanError(code === null ? 'it was killed' : `it exited with ${code}`);
  });

/** Each run of a scanner may load a gigabyte of signatures into memory. */
const maxConcurrentScans = 2;

/** Scans uploads with the configured scanner, if there is one, before they are stored. Further scans wait in a queue. */
export class Scanner {
  private readonly queue = new PQueue({ concurrency: maxConcurrentScans });

  constructor(
    private readonly command: Config['scanCommand'],
    private readonly timeoutMs = scanTimeoutMs,
  ) {}

  /**
   * @throws AppError if the scanner finds something harmful
   * @throws ScanError if the scanner fails, or does not finish in time
   */
  async scan(content: Uint8Array): Promise<void> {
    const { command, timeoutMs } = this;
    if (!command) return;
    const deadline = performance.now() + timeoutMs; // waiting and scanning take twice this time at most: a connection lasts longer
    await this.queue.add(async () => {
      if (performance.now() > deadline) throw new ScanError('too many other scans were waiting');
      await scan(command, content, timeoutMs);
    });
  }
}
