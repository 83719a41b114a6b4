/** An archive cannot be written, read or restored, for a reason that the person at the terminal can act on. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}
