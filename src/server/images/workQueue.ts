/** Does work so much at a time; the rest waits for its turn: first what somebody waits for, each in the order in which it came. */
export class WorkQueue {
  private running = 0;
  private readonly awaited: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** @param isAwaited whether a visitor waits for it */
  async run<Result>(work: () => Promise<Result>, isAwaited = false): Promise<Result> {
    const waiting = isAwaited ? this.awaited : this.others;
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.awaited.shift() ?? this.others.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
