import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { errorCode } from '../system/errorCode';

/** A connection of the driver's pool; one that is released with an error is thrown away. */
interface DriverClient {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  release(error?: Error): void;
}

/** The driver's pool; it gives up by itself where a connection takes longer than the patience. */
interface DriverPool {
  connect(): Promise<DriverClient>;
  end(): Promise<void>;
}

/** The database has not answered in time. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

/** What the driver's pool says, without a code, where it gave up. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === undefined && error.message.includes('timeout');

/** After an answer did not come, nobody asks anew for so long, in milliseconds. */
const pause = 1_000;

/** What is known of a database: whether it was silent when it was last asked. */
class Watch {
  private lastAnswer = 0;
  private lastMiss = 0;
  private isSilent = false;
  private isAsked = false;

  /** @param patience how long an answer may take, in milliseconds */
  constructor(private readonly patience: number) {}

  /** While the database is silent, one caller at a time finds out whether that is over. @throws to the others, at once */
  enter(): void {
    if (this.isSilent && (this.isAsked || Date.now() - this.lastMiss < pause)) throw new Silence();
    this.isAsked = true;
  }

  leave(): void {
    this.isAsked = false;
  }

  /** @throws Silence after the patience; the work is then left alone */
  async wait<Result>(work: Promise<Result>): Promise<Result> {
    const begun = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const patienceEnds = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(this.miss(begun)), this.patience);
    });
    try {
      const result = await Promise.race([work, patienceEnds]);
      this.hear();
      return result;
    } catch (error) {
      if (!(error instanceof Silence)) this.hear();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Nothing has come since a time. Where others were answered meanwhile, the database only takes long for this one. */
  miss(since: number): Silence {
    this.lastMiss = Date.now();
    this.isSilent = this.lastAnswer < since;
    return new Silence();
  }

  private hear(): void {
    this.lastAnswer = Date.now();
    this.isSilent = false;
  }
}

/** A connection that is thrown away once it was silent: nobody knows what it still answers. */
class WatchedClient implements PostgresPoolClient {
  private failure: Error | undefined;

  constructor(
    private readonly client: DriverClient,
    private readonly watch: Watch,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new Error('A server reads without cursors.');
    return this.ask(asked, parameters);
  }

  release(): void {
    this.watch.leave();
    this.client.release(this.failure);
  }

  private async ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.failure) throw this.failure; // to roll back is left to the end of the connection
    try {
      return await this.watch.wait(this.client.query<Row>(sql, parameters));
    } catch (error) {
      if (error instanceof Silence) this.failure = error;
      throw error;
    }
  }
}

/**
 * A pool whose callers learn in a bounded time that the database does not answer, and those that come after them at once,
 * until it answers again.
 */
export class WatchedPool implements PostgresPool {
  private readonly watch: Watch;

  /** @param patience how long an answer may take, in milliseconds */
  constructor(
    private readonly pool: DriverPool,
    patience: number,
  ) {
    this.watch = new Watch(patience);
  }

  async connect(): Promise<PostgresPoolClient> {
    this.watch.enter();
    const begun = Date.now();
    try {
      return new WatchedClient(await this.pool.connect(), this.watch);
    } catch (error) {
      this.watch.leave();
      throw isGivenUp(error) ? this.watch.miss(begun) : error;
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
