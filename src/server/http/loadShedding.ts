import { clearInterval, setInterval } from 'node:timers'; // jsdom, in which tests start servers, has others
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

/** How often the event loop is observed, in milliseconds. */
const turnMs = 100;

/** A turn of the event loop that is this late, in milliseconds, takes no more requests. */
const maxDelayMs = 500;

/** A late turn takes this many requests in any case: a paused process or one slow request is no overload. */
const minRequestsPerTurn = 50;

/** Decides which requests are too many. A turn of the event loop ends when its timer fires: in an overload, late. */
export class LoadShedding {
  private turnStartedAt: number;
  private requests = 0;
  private shed = 0;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.turnStartedAt = now();
  }

  /** The number of requests that were too many since the start. */
  get count(): number {
    return this.shed;
  }

  startTurn(): void {
    this.turnStartedAt = this.now();
    this.requests = 0;
  }

  /** Call it for each request. @throws AppError if the server has too much to do */
  admit(): void {
    this.requests += 1;
    if (this.requests <= minRequestsPerTurn || this.now() - this.turnStartedAt <= maxDelayMs) return;
    this.shed += 1;
    throw new AppError('overloaded');
  }
}

/** Rejects requests before they wait for a second. The health checks are never rejected. */
export function installLoadShedding(app: FastifyInstance, load: LoadShedding): void {
  const timer = setInterval(() => load.startTurn(), turnMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    try {
      load.admit();
      done();
    } catch (error) {
      done(error as AppError); // admit throws nothing else
    }
  });
}
