import { setTimeout as wait } from 'node:timers/promises';

/** The result of work; undefined if it fails or takes longer than the time-out. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result | undefined> {
  const timer = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
  const result = await Promise.race([work.catch(() => undefined), timeout]);
  timer.abort();
  return result;
}
