import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { errorCode } from '../system/errorCode';

/** A connection of the driver's pool. The pool discards a connection that is released with an error. */
interface DriverClient {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  release(error?: Error): void;
}

/** The driver's pool. It has its own timeout for a connection. */
interface DriverPool {
  connect(): Promise<DriverClient>;
  end(): Promise<void>;
}

/** The database did not respond in time. */
class DatabaseTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not respond in time.');
  }
}

/** Whether an error is the connection timeout of the driver's pool, which has no code. */
const isConnectionTimeout = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === undefined && error.message.includes('timeout');

/** After a timeout, callers fail at once for this long before one of them tries again. */
const retryDelayMs = 1_000;

/** A circuit breaker: remembers whether the database responded to the last request. */
class CircuitBreaker {
  private lastResponseAt = 0;
  private lastTimeoutAt = 0;
  private isUnresponsive = false;
  private isProbing = false;

  /** @param queryTimeoutMs how long a response may take, in milliseconds */
  constructor(private readonly queryTimeoutMs: number) {}

  /**
   * While the database is unresponsive, one caller at a time tries it.
   * @throws DatabaseTimeoutError to the others, at once
   */
  enter(): void {
    if (this.isUnresponsive && (this.isProbing || Date.now() - this.lastTimeoutAt < retryDelayMs))
      throw new DatabaseTimeoutError();
    this.isProbing = true;
  }

  leave(): void {
    this.isProbing = false;
  }

  /** @throws DatabaseTimeoutError after the timeout; the work itself is not cancelled */
  async wait<Result>(work: Promise<Result>): Promise<Result> {
    const startedAt = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(this.recordTimeout(startedAt)), this.queryTimeoutMs);
    });
    try {
      const result = await Promise.race([work, timeout]);
      this.recordResponse();
      return result;
    } catch (error) {
      if (!(error instanceof DatabaseTimeoutError)) this.recordResponse();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Records that a request which started at a time got no response. If another request got one since then, only this
   * request is slow, and the database is not unresponsive.
   */
  recordTimeout(startedAt: number): DatabaseTimeoutError {
    this.lastTimeoutAt = Date.now();
    this.isUnresponsive = this.lastResponseAt <= startedAt;
    return new DatabaseTimeoutError();
  }

  private recordResponse(): void {
    this.lastResponseAt = Date.now();
    this.isUnresponsive = false;
  }
}

/** A connection that is discarded after a timeout, because a late response could be taken for another query's. */
class WatchedClient implements PostgresPoolClient {
  private failure: Error | undefined;

  constructor(
    private readonly client: DriverClient,
    private readonly breaker: CircuitBreaker,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    query: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof query !== 'string') throw new Error('A server reads without cursors.');
    return this.run(query, parameters);
  }

  release(): void {
    this.breaker.leave();
    this.client.release(this.failure);
  }

  private async run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.failure) throw this.failure; // no rollback either: closing the connection does it
    try {
      return await this.breaker.wait(this.client.query<Row>(sql, parameters));
    } catch (error) {
      if (error instanceof DatabaseTimeoutError) this.failure = error;
      throw error;
    }
  }
}

/**
 * A pool with a time limit. A caller gets an error after the timeout if the database does not respond. Later callers get
 * it at once, until the database responds again.
 */
export class CircuitBreakerPool implements PostgresPool {
  private readonly breaker: CircuitBreaker;

  /** @param queryTimeoutMs how long a response may take, in milliseconds */
  constructor(
    private readonly pool: DriverPool,
    queryTimeoutMs: number,
  ) {
    this.breaker = new CircuitBreaker(queryTimeoutMs);
  }

  async connect(): Promise<PostgresPoolClient> {
    this.breaker.enter();
    const startedAt = Date.now();
    try {
      return new WatchedClient(await this.pool.connect(), this.breaker);
    } catch (error) {
      this.breaker.leave();
      throw isConnectionTimeout(error) ? this.breaker.recordTimeout(startedAt) : error;
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
