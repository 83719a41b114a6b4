import { startDatabaseThread } from './thread';

/** Reads the whole file. */
const checkScript = `
const database = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 });
const [row] = database.prepare('PRAGMA quick_check(1)').all();
database.close();
parentPort.postMessage(String(row.quick_check));
`;

/** Checks an SQLite file for damaged pages. @returns the first problem; undefined if the file is intact */
export async function findDamage(file: string): Promise<string | undefined> {
  const thread = startDatabaseThread(file, checkScript);
  const result = await new Promise<string>((resolve) => {
    thread.once('message', resolve);
    thread.once('error', ({ message }: Error) => resolve(message));
  });
  return result === 'ok' ? undefined : result;
}

/** The result of the check of the database file. */
export interface Integrity {
  /** The first problem of a damaged file; undefined while none is known. */
  damage: string | undefined;
}
