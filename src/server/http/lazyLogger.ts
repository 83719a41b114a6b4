import type { FastifyBaseLogger } from 'fastify';

type Write = (...said: unknown[]) => void;

/** What a logger writes at its levels, whatever it is given. */
type Writer = Readonly<Record<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', Write>>;

/** A request's logger, made when the request has something to say: where only faults are logged, most have not. */
class LateLogger {
  private made: (FastifyBaseLogger & Writer) | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly about: Parameters<FastifyBaseLogger['child']>,
  ) {}

  private get own(): FastifyBaseLogger & Writer {
    this.made ??= this.parent.child(...this.about) as FastifyBaseLogger & Writer; // it takes what its overloads name, and all here do
    return this.made;
  }

  get level(): string {
    return this.own.level;
  }

  fatal(...said: unknown[]): void {
    this.own.fatal(...said);
  }

  error(...said: unknown[]): void {
    this.own.error(...said);
  }

  warn(...said: unknown[]): void {
    this.own.warn(...said);
  }

  info(...said: unknown[]): void {
    this.own.info(...said);
  }

  debug(...said: unknown[]): void {
    this.own.debug(...said);
  }

  trace(...said: unknown[]): void {
    this.own.trace(...said);
  }

  silent(): void {
    // as its name says
  }

  child(...about: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...about);
  }
}

export const lazyLogger = (
  parent: FastifyBaseLogger,
  ...about: Parameters<FastifyBaseLogger['child']>
): FastifyBaseLogger => new LateLogger(parent, about); // its methods by other types
