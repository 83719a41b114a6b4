/** Content cannot be imported or exported. The message tells the person at the terminal what to do. */
export class TransferError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TransferError';
  }
}
