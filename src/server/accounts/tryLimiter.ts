interface Tries {
  count: number;
  readonly endsAt: number;
}

export interface TryLimit {
  readonly tries: number;
  /** In milliseconds. */
  readonly within: number;
}

/** Keys beyond which the oldest are forgotten, so that nobody can fill the memory. */
const maxKeys = 10_000;

/** Counts the failed tries of a key within a span of time. */
export class TryLimiter {
  private readonly byKey = new Map<string, Tries>();

  constructor(
    private readonly limit: TryLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /** The seconds to wait before a try, 0 where it may be made. Changes nothing. */
  secondsToWait(key: string): number {
    const tries = this.byKey.get(key);
    const milliseconds = tries && tries.count >= this.limit.tries ? tries.endsAt - this.now() : 0;
    return Math.max(0, Math.ceil(milliseconds / 1000));
  }

  /** Counts a try before it is made, so that many at once are counted too. */
  count(key: string): void {
    this.current(key).count += 1;
  }

  /** Takes back a try that succeeded. */
  giveBack(key: string): void {
    const tries = this.byKey.get(key);
    if (tries && tries.count > 0) tries.count -= 1;
  }

  private current(key: string): Tries {
    const known = this.byKey.get(key);
    if (known && known.endsAt > this.now()) return known;
    this.byKey.delete(key);
    const [oldest] = this.byKey.keys();
    if (oldest !== undefined && this.byKey.size >= maxKeys) this.byKey.delete(oldest);
    const fresh = { count: 0, endsAt: this.now() + this.limit.within };
    this.byKey.set(key, fresh);
    return fresh;
  }
}
