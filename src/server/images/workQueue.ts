/**
 * Runs a limited number of tasks at the same time; the others wait. Tasks that a visitor waits for go first. Otherwise the
 * order is first in, first out.
 */
export class WorkQueue {
  private running = 0;
  private readonly urgent: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  constructor(private readonly maxConcurrent: number) {}

  /** @param isUrgent whether a visitor waits for the result */
  async run<Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> {
    const waiting = isUrgent ? this.urgent : this.others;
    if (this.running >= this.maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.urgent.shift() ?? this.others.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
