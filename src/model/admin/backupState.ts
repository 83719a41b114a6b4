/** The last backup that the site made by itself, read back and found whole. */
export interface BackupState {
  /** In milliseconds since 1970; null if there is none. */
  readonly lastAt: number | null;
  /** Whether two scheduled backups in a row are missing. */
  readonly isLate: boolean;
}
