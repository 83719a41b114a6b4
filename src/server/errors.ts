import type { ErrorCode, ErrorValues } from '../model/errors/catalogue';

/** An expected error of a request, which the client can do something about; see the catalogue in model/errors. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly values: ErrorValues = {},
    /** Fields of the response besides its message. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'AppError';
  }
}
