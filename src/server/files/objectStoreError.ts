import { AppError } from '../errors';

/**
 * A request to the object store failed. The response only says that the server is unavailable; logs and commands show the
 * reason.
 */
export class ObjectStoreError extends AppError {
  /** @param isTemporary whether the failure is temporary, so that a retry may succeed */
  constructor(
    problem: string,
    readonly isTemporary = false,
    cause?: unknown,
  ) {
    super('unavailable');
    this.name = 'ObjectStoreError';
    this.message = `The object store ${problem}`;
    this.cause = cause;
  }
}
