/** How many requests are being guarded. */
let count = 0;

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Runs a request that changes something. Until the request has ended, the browser asks before it closes or
 * reloads the page: otherwise a failure would remain unseen.
 */
export async function guardUnload<Result>(run: () => PromiseLike<Result>): Promise<Result> {
  count += 1;
  window.addEventListener('beforeunload', preventUnload);
  try {
    return await run();
  } finally {
    count -= 1;
    if (count === 0) window.removeEventListener('beforeunload', preventUnload);
  }
}
