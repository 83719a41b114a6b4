import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestServer } from '../site/server/testServer';

/** The seed of the random inputs. Each run has the same inputs, so that a failure can be reproduced. */
export const seed = 20_260_101;

/** The time limit for any response, in milliseconds. Even a slow machine is far quicker. */
const deadline = 30_000;

/** Waits for a response. @throws with the description of the request if none arrives in time */
export async function withinDeadline<Result>(
  description: string,
  response: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no response within ${deadline} ms: ${description}`)),
      deadline,
    );
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Everything that a request could change: all content with its version, the accounts, and the names of the files. */
export async function wholeStateOf({ app, database, files }: TestServer): Promise<string> {
  const { body, headers } = await app.inject({ url: '/api/allModels' });
  const accounts = await database.system.selectFrom('accounts').selectAll().orderBy('id').execute();
  const names = [await files.documents.list(), await files.images.list()];
  return JSON.stringify([body, headers['content-version'], accounts, names]);
}

/** The number of rows that a server on SQLite has written, and the names of its files. */
const writesOf = async ({ database, files }: TestServer): Promise<string> => {
  const { rows } = await sql<object>`select total_changes() as count`.execute(database.system);
  return JSON.stringify([rows, await files.documents.list(), await files.images.list()]);
};

const lastStates = new WeakMap<TestServer, { readonly writes: string; readonly state: string }>();

/** The same as `wholeStateOf`, but read again only if something was written since the last time. */
export async function stateOf(server: TestServer): Promise<string> {
  const writes = await writesOf(server);
  const last = lastStates.get(server);
  if (last?.writes === writes) return last.state;
  const state = await wholeStateOf(server);
  lastStates.set(server, { writes, state });
  return state;
}

/** Checks a property with `numRuns` inputs. The number is fixed, not the time, so that every machine tries the same inputs. */
export async function checkProperty<Input>(
  inputs: fc.Arbitrary<Input>,
  numRuns: number,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(inputs, check), { seed, numRuns });
}

/** The heap in use after a garbage collection, in bytes. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // exists because the flag is set
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
