/** How long a read waits for the database before it goes on from memory, in milliseconds. */
const readTimeoutMs = 300;

/** The database did not respond within the time limit of a read. */
class SlowDatabaseError extends Error {
  constructor() {
    super(`The database did not respond within ${readTimeoutMs} ms.`);
  }
}

/** @param cause the error or timeout of the read that failed; undefined when the database responds again */
type Listener = (cause: unknown) => void;

/**
 * Whether the database responds to reads. All content is in memory, so a read for a visitor never fails and never waits
 * long: after one failed read, the others no longer ask the database, until it responds again.
 */
export class Availability {
  private listener: Listener | undefined;
  private available = true;

  get isAvailable(): boolean {
    return this.available;
  }

  /** Calls a listener whenever the database stops responding or responds again. */
  onChange(listener: Listener): void {
    this.listener = listener;
  }

  /** Runs a read, unless the database is away. @returns undefined if the database does not respond in time */
  async read<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    return this.available ? this.probe(read) : undefined;
  }

  /**
   * Runs a read even if the database was away, to find out whether it responds again. A read that is too slow is not
   * cancelled: once it succeeds, the database counts as available.
   * @returns undefined if the database does not respond in time
   */
  async probe<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.report(false, new SlowDatabaseError());
        resolve(undefined);
      }, readTimeoutMs);
    });
    const work = read().then(
      (result) => {
        this.report(true);
        return result;
      },
      (error: unknown) => {
        this.report(false, error);
        return undefined;
      },
    );
    try {
      return await Promise.race([work, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  private report(isAvailable: boolean, cause?: unknown): void {
    if (isAvailable === this.available) return;
    this.available = isAvailable;
    this.listener?.(cause);
  }
}
