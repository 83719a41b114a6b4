interface Outcome<Result> {
  readonly done: (result: Result) => void;
  readonly failed: (cause: unknown) => void;
}

/**
 * Runs a request of a machine. Once its screen is left, the machine has stopped and says nothing: then this says how the request ended.
 * @param signal that of the machine's actor
 */
export async function tellAfterLeaving<Result>(
  signal: AbortSignal,
  request: Promise<Result>,
  { done, failed }: Outcome<Result>,
): Promise<Result> {
  try {
    const result = await request;
    if (signal.aborted) done(result);
    return result;
  } catch (error) {
    if (signal.aborted) failed(error);
    throw error;
  }
}
