/** Content cannot be moved, for a reason that the person at the terminal can act on. */
export class TransferError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TransferError';
  }
}
