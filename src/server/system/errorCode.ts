import { readProperty } from '../../model/schema/readProperty';

/** The code of an error of the system, of a library or of a database: 'ENOENT'. */
export function errorCode(error: unknown): string | undefined {
  const code = readProperty(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Whether the operating system reports an error: a full disk, a missing folder. */
export function isSystemError(error: unknown): boolean {
  return /^E[A-Z]+$/.test(errorCode(error) ?? '');
}
