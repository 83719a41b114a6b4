import type { ErrorCode } from '../../../model/errors/catalogue';

interface TransferErrorOptions extends ErrorOptions {
  /** The error for an administrator, where the file was uploaded. */
  readonly code?: ErrorCode;
}

/** Content cannot be imported or exported. The message tells the person at the terminal what to do. */
export class TransferError extends Error {
  readonly code: ErrorCode | undefined;

  constructor(message: string, { code, ...options }: TransferErrorOptions = {}) {
    super(message, options);
    this.name = 'TransferError';
    this.code = code;
  }
}
