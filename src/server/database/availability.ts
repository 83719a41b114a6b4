/** How long a read waits for PostgreSQL before it goes on from memory, in milliseconds. */
export const readTimeoutMs = 300;

/** The database did not respond within the time limit of a read. */
class SlowDatabaseError extends Error {
  constructor(timeoutMs: number) {
    super(`The database did not respond within ${timeoutMs} ms.`);
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

  /**
   * @param timeoutMs how long a read waits for the database before it goes on from memory. Without it a read waits: the
   * embedded database has one connection, and a long change on it is no failure.
   */
  constructor(private readonly timeoutMs?: number) {}

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
    const { timeoutMs } = this;
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
    if (timeoutMs === undefined) return work;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.report(false, new SlowDatabaseError(timeoutMs));
        resolve(undefined);
      }, timeoutMs);
    });
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
