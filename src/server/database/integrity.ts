import { Worker } from 'node:worker_threads';

/** Runs in a worker thread: the check reads the whole file, and SQLite would block all requests meanwhile. */
const checkScript = `
const { createRequire } = require('node:module');
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = createRequire(workerData.program)('@photostructure/sqlite');
const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 });
const [row] = database.prepare('PRAGMA quick_check(1)').all();
database.close();
parentPort.postMessage(String(row.quick_check));
`;

/** Checks an SQLite file for damaged pages. @returns the first problem; undefined if the file is intact */
export async function findDamage(file: string): Promise<string | undefined> {
  const program = process.argv[1] ?? process.cwd(); // the package is found from there
  const worker = new Worker(checkScript, { eval: true, workerData: { file, program } });
  worker.unref();
  const result = await new Promise<string>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', ({ message }: Error) => resolve(message));
  });
  return result === 'ok' ? undefined : result;
}

/** The result of the check of the database file. */
export interface Integrity {
  /** The first problem of a damaged file; undefined while none is known. */
  damage: string | undefined;
}
