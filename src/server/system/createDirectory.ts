import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './environment';
import { errorCode } from './errorCode';

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const createMissing = (directory: string): void => {
  if (isDirectory(directory)) return;
  const parent = path.dirname(directory);
  if (parent !== directory) createMissing(parent);
  try {
    mkdirSync(directory); // not `recursive`: on a file system that refuses folders, such as /proc, Node would try for ever
  } catch (error) {
    if (!isDirectory(directory)) throw error; // another server that starts at the same time may have created it
  }
};

const problems: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is below a file',
  EACCES: 'cannot be written: this user has no permission',
  EPERM: 'cannot be written: this user has no permission',
  EROFS: 'cannot be written: the file system is read-only',
};

/** The problem of a folder. Node 20 reports ENOTDIR for a folder below a file, newer versions an error of the file itself. */
const problemOf = (error: unknown, directory: string, code: string): string => {
  const isBelowFile =
    code === 'EEXIST' && error instanceof Error && 'path' in error && error.path !== directory;
  return problems[isBelowFile ? 'ENOTDIR' : code] ?? `cannot be created (${code})`;
};

/**
 * Creates the data folder, or a folder in it, with its parents.
 * @param variable the variable that names the folder
 * @throws ConfigError if that is impossible, or if the folder cannot be written
 */
export function createDirectory(directory: string, variable = 'DATA_DIR'): void {
  try {
    createMissing(directory);
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    if (code === 'ENOSPC' || code === 'EMFILE') throw error;
    throw new ConfigError(variable, `${directory} ${problemOf(error, directory, code)}`, error);
  }
}
