import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestServer } from '../site/testServer';

/** What the random inputs begin with: the same inputs at each run, so that a failure is seen again. */
export const seed = 20_260_101;

/** How long any answer may take, in milliseconds; the slowest machine is far quicker. */
const deadline = 30_000;

/** Waits for an answer, and fails with the name of what was asked where none comes. */
export const within = async <Result>(what: string, answer: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${deadline} ms: ${what}`)), deadline);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Everything that a request could have changed: all content with its version, the accounts, and the names of the files. */
export const wholeStateOf = async ({ app, database, files }: TestServer): Promise<string> => {
  const { body, headers } = await app.inject({ url: '/api/allModels' });
  const accounts = await database.system.selectFrom('accounts').selectAll().orderBy('id').execute();
  const names = [await files.documents.list(), await files.images.list()];
  return JSON.stringify([body, headers['content-version'], accounts, names]);
};

/** How many rows a server on the embedded database has written, and the names of its files. */
const writesOf = async ({ database, files }: TestServer): Promise<string> => {
  const { rows } = await sql<object>`select total_changes() as count`.execute(database.system);
  return JSON.stringify([rows, await files.documents.list(), await files.images.list()]);
};

const lastStates = new WeakMap<TestServer, { readonly writes: string; readonly state: string }>();

/** The same, read only where something was written since it was read last. */
export const stateOf = async (server: TestServer): Promise<string> => {
  const writes = await writesOf(server);
  const last = lastStates.get(server);
  if (last?.writes === writes) return last.state;
  const state = await wholeStateOf(server);
  lastStates.set(server, { writes, state });
  return state;
};

/** Holds a property to so many inputs. The number is fixed, not the time, so that every machine tries the same. */
export const holds = async <Input>(
  inputs: fc.Arbitrary<Input>,
  numRuns: number,
  check: (input: Input) => Promise<void>,
): Promise<void> => {
  await fc.assert(fc.asyncProperty(inputs, check), { seed, numRuns });
};

/** The heap that is in use once what is unused has been collected, in bytes. */
export const heapInUse = (): number => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // there since the flag is set
  collect();
  collect();
  return process.memoryUsage().heapUsed;
};
