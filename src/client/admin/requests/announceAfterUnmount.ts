interface Outcome<Result> {
  /** Left out if the request announces its success itself. */
  readonly done?: (result: Result) => void;
  readonly failed: (cause: unknown) => void;
}

/**
 * Runs a request of a machine. If the screen is left before the response, its machine has stopped and can announce nothing. Then
 * `done` or `failed` announces how the request ended.
 * @param signal the signal of the machine's actor
 */
export async function announceAfterUnmount<Result>(
  signal: AbortSignal,
  request: Promise<Result>,
  { done, failed }: Outcome<Result>,
): Promise<Result> {
  try {
    const result = await request;
    if (signal.aborted) done?.(result);
    return result;
  } catch (error) {
    if (signal.aborted) failed(error);
    throw error;
  }
}
