import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { Config } from '../../config';
import { ConfigError } from '../../system/environment';
import { errorCode } from '../../system/errorCode';
import type { CreatedAccounts } from '../firstAccounts';
import { formatUtc } from '../../system/formatUtc';
import { temporaryPasswordLifetimeMs } from './temporaryPassword';

type Folder = Pick<Config, 'dataDirectory'>;

/** The file of the generated first passwords, where the standard output is a log. */
export function firstPasswordsFile({ dataDirectory }: Folder): string {
  return path.join(dataDirectory, 'first-passwords.txt');
}

const accountLine = /^(\S+@\S+) {2}\S+$/;

/** Writes the file under its name at once, readable by its owner only. */
const write = async (file: string, text: string): Promise<void> => {
  const temporary = `${file}.new`;
  await rm(temporary, { force: true }); // an older one may have another mode
  await writeFile(temporary, text, { mode: 0o600, flush: true });
  await rename(temporary, file);
};

/** @throws ConfigError that says what to do instead if the file cannot be written */
export async function writeFirstPasswords(
  folder: Folder,
  { printed, endsAt }: CreatedAccounts,
): Promise<void> {
  const file = firstPasswordsFile(folder);
  const lines = [
    `The passwords expire on ${formatUtc(endsAt)}. A line is deleted at the first login of its account.`,
    ...printed.map(({ email, password }) => `${email}  ${password}`),
  ];
  await write(file, `${lines.join('\n')}\n`).catch((error: unknown) => {
    throw new ConfigError(
      'DATA_DIR',
      `the first passwords cannot be written to ${file} (${errorCode(error) ?? String(error)}). Choose them with ADMIN_PASSWORD_FILE and SUPER_USER_PASSWORD_FILE`,
    );
  });
}

const deleteLine = async (file: string, email: string): Promise<void> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const lines = text.split('\n').filter((line) => accountLine.exec(line)?.[1] !== email);
  if (lines.some((line) => accountLine.test(line))) await write(file, lines.join('\n'));
  else await rm(file, { force: true });
};

/** Two first logins at the same time must not write back each other's line: those of one process. Callers lock out others. */
const deletions = new PQueue({ concurrency: 1 });

/** Deletes the password of an account. The last one takes the file with it. */
export function deleteFirstPassword(folder: Folder, email: string): Promise<void> {
  return deletions.add(() => deleteLine(firstPasswordsFile(folder), email));
}

/** Deletes the file if its passwords have expired. */
export async function deleteExpiredFirstPasswords(folder: Folder, now = Date.now()): Promise<void> {
  const file = firstPasswordsFile(folder);
  const writtenAt = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => now,
  );
  if (now - writtenAt > temporaryPasswordLifetimeMs) await rm(file, { force: true });
}
