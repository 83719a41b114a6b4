/** The first and the longest delay before a retry; each delay is twice the one before. */
const initialRetryDelayMs = 500;
const maxRetryDelayMs = 4_000;

/**
 * Imports code that is loaded on demand, and retries if that fails. If the server no longer has the file, the page is
 * reloaded (`reloadOnce`); the code for that is loaded with the background work, shortly after the page is shown.
 * @throws the error of the last attempt, after 7.5 s.
 */
export function importWithRetry<Code>(
  load: () => Promise<Code>,
  retryDelayMs = initialRetryDelayMs,
): Promise<Code> {
  return load().catch(async (error: unknown) => {
    if (retryDelayMs > maxRetryDelayMs) throw error;
    await import(/* webpackChunkName: "afterwards" */ './reloadOnce').then(
      ({ reloadOnce }) => reloadOnce(error),
      () => undefined, // this code could not be loaded either
    );
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return importWithRetry(load, 2 * retryDelayMs);
  });
}
