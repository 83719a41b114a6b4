import { Worker } from 'node:worker_threads';

/** In the build, the code of a thread cannot be a separate file: the package is found from the program. */
const preamble = `
const { createRequire } = require('node:module');
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = createRequire(workerData.program)('@photostructure/sqlite');
`;

/**
 * Starts a thread with its own connection to an SQLite file, for work that would block all requests. The process may
 * end while it runs.
 * @param script may use `DatabaseSync`, `parentPort`, and `workerData.file`
 */
export function startDatabaseThread(file: string, script: string): Worker {
  const program = process.argv[1] ?? process.cwd();
  const thread = new Worker(preamble + script, { eval: true, workerData: { file, program } });
  thread.unref();
  return thread;
}
