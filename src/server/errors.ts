import type { ErrorCode, ErrorValues } from '../model/errors/catalogue';

/** A request is refused for a reason that the caller can do something about; see the catalogue in model/errors. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly values: ErrorValues = {},
    /** What the answer holds beside its message. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
