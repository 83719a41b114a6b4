/** An archive cannot be written, read or restored. The message tells the person at the terminal what to do. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}
