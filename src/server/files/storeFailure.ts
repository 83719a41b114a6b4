import { AppError } from '../errors';

/** The object store did not do what it was asked: callers are told that the server cannot answer, logs and commands why. */
export class StoreFailure extends AppError {
  /** @param mayPass whether it is worth to ask again */
  constructor(
    problem: string,
    readonly mayPass = false,
    cause?: unknown,
  ) {
    super('unavailable');
    this.name = 'StoreFailure';
    this.message = `The object store ${problem}`;
    this.cause = cause;
  }
}
