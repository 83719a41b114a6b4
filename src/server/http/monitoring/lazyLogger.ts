import type { FastifyBaseLogger } from 'fastify';

type LogMethod = (...args: unknown[]) => void;

/** The methods of a logger, with arguments of any type. */
type LogMethods = Readonly<Record<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', LogMethod>>;

/** A request's logger, created with its first entry: where only errors are logged, most requests have none. */
class LazyLogger {
  private created: (FastifyBaseLogger & LogMethods) | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly childOptions: Parameters<FastifyBaseLogger['child']>,
  ) {}

  private get logger(): FastifyBaseLogger & LogMethods {
    this.created ??= this.parent.child(...this.childOptions) as FastifyBaseLogger & LogMethods; // the calls here match its overloads
    return this.created;
  }

  get level(): string {
    return this.logger.level;
  }

  fatal(...args: unknown[]): void {
    this.logger.fatal(...args);
  }

  error(...args: unknown[]): void {
    this.logger.error(...args);
  }

  warn(...args: unknown[]): void {
    this.logger.warn(...args);
  }

  info(...args: unknown[]): void {
    this.logger.info(...args);
  }

  debug(...args: unknown[]): void {
    this.logger.debug(...args);
  }

  trace(...args: unknown[]): void {
    this.logger.trace(...args);
  }

  silent(): void {
    // logs nothing by definition
  }

  child(...childOptions: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.logger.child(...childOptions);
  }
}

export function lazyLogger(
  parent: FastifyBaseLogger,
  ...childOptions: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger {
  return new LazyLogger(parent, childOptions);
}
