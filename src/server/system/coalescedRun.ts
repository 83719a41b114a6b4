/**
 * Work that many callers wait for, one run at a time. Callers that arrive during a run share the next one: the first may miss
 * what they wait for.
 */
export class CoalescedRun {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  run(): Promise<void> {
    if (!this.running) {
      this.running = this.work().finally(() => {
        this.running = undefined;
      });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.run();
      });
    return this.next;
  }
}
