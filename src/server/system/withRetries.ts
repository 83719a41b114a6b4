import { setTimeout as wait } from 'node:timers/promises';

interface RetryOptions {
  /** The delays before each retry. */
  readonly retryDelaysMs: readonly number[];
  readonly isTemporary: (error: unknown) => boolean;
  /** Ends the waiting: the last attempt starts at once. */
  readonly signal?: AbortSignal;
}

/** Runs a task, and again after each temporary error. @throws the error of the last attempt */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  { retryDelaysMs, isTemporary, signal }: RetryOptions,
): Promise<Result> {
  for (const retryDelayMs of retryDelaysMs) {
    if (signal?.aborted) break;
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await wait(retryDelayMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
  return run();
}
