import { statSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { startDatabaseThread } from './thread';

/** From this size of the WAL on, its changes are copied into the database file. SQLite shortens the WAL to it later. */
export const checkpointBytes = 4 * 1024 * 1024;

/**
 * A passive checkpoint blocks no other connection. One that empties the WAL does not wait for others, or they would wait for it.
 * Errors are ignored, as SQLite ignores those of its automatic checkpoints: the next one tries again.
 */
const checkpointScript = `
const database = new DatabaseSync(workerData.file, { timeout: 5000 });
parentPort.on('message', (request) => {
  if (request === 'close') {
    database.close();
    parentPort.close();
    return;
  }
  let isEmpty = false;
  try {
    if (request === 'empty') {
      database.exec('PRAGMA busy_timeout = 0');
      isEmpty = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get().busy === 0;
      database.exec('PRAGMA busy_timeout = 5000');
    } else database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {}
  parentPort.postMessage({ request, isEmpty });
});
`;

/** A response of the thread. */
interface CheckpointResult {
  readonly request: 'run' | 'empty';
  readonly isEmpty: boolean;
}

/**
 * The checkpoints of an SQLite database. They wait for the disk, so they run in a thread. It starts with the first one: most
 * sites rarely need one.
 */
export class Checkpoints {
  private thread: Worker | undefined;
  private isRunning = false;
  /** Whether the WAL must be emptied, whatever its size. */
  private hasTraces = false;
  private isClosed = false;

  constructor(private readonly file: string) {}

  /** Call it after each commit. Copies the WAL into the database file if it is long, or was to be emptied. */
  runIfDue(): void {
    if (this.isRunning || this.isClosed) return;
    const { size } = statSync(`${this.file}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
    if (size <= checkpointBytes && !this.hasTraces) return;
    this.isRunning = true;
    this.thread ??= this.start();
    this.thread.postMessage(this.hasTraces ? 'empty' : 'run');
  }

  /** Copies the whole WAL and empties it. While another connection uses it, the next commits try it again. */
  async empty(): Promise<void> {
    if (this.isClosed) return;
    this.hasTraces = true;
    this.thread ??= this.start();
    const { thread } = this;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        thread.off('message', onMessage).off('exit', finish);
        resolve();
      };
      const onMessage = ({ request }: CheckpointResult): void => {
        if (request === 'empty') finish();
      };
      thread.on('message', onMessage).on('exit', finish);
      thread.postMessage('empty');
    });
  }

  /** Ends the thread. Call it before the other connection is closed: the last one to close empties the WAL. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { thread } = this;
    if (!thread) return;
    const exit = new Promise((resolve) => thread.once('exit', resolve));
    thread.ref(); // or the process would end before
    thread.postMessage('close');
    await exit;
  }

  private start(): Worker {
    const thread = startDatabaseThread(this.file, checkpointScript);
    thread.on('message', ({ request, isEmpty }: CheckpointResult) => {
      this.isRunning = false;
      if (request === 'empty') this.hasTraces = !isEmpty; // the last result counts, if several were asked for
    });
    thread.on('error', () => undefined); // SQLite itself copies the WAL once it is very long
    thread.on('exit', () => {
      this.thread = undefined;
      this.isRunning = false;
    });
    return thread;
  }
}
