/** The code of an error of the system, of a library or of a database: 'ENOENT'. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the operating system reports an error: a full disk, a missing folder. */
export const isSystemError = (error: unknown): boolean => /^E[A-Z]+$/.test(errorCode(error) ?? '');
