const damageMessage = /^(?:file is not a database|database disk image is malformed)/;

/** SQLite cannot read its file. */
export class DamagedDatabaseError extends Error {
  constructor(dataDirectory: string, cause: Error) {
    super(
      [
        `site.sqlite in ${dataDirectory} is damaged: ${cause.message}.`,
        'Move site.sqlite, site.sqlite-wal and site.sqlite-shm away and restore a backup: see "Restore" in docs/operations.md.',
      ].join('\n'),
      { cause },
    );
    this.name = 'DamagedDatabaseError';
  }
}

/** Explains why SQLite cannot read its file. @returns the error itself if the file is not the cause */
export function explainDamage(error: unknown, dataDirectory: string): unknown {
  return error instanceof Error && damageMessage.test(error.message)
    ? new DamagedDatabaseError(dataDirectory, error)
    : error;
}
