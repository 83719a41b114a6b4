import type { ErrorCode, ErrorValues } from '../../model/errors';

/** A request is refused for a reason that the caller can do something about; see the catalogue in model/errors. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly values: ErrorValues = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
