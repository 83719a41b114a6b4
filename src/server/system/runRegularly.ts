import { clearInterval, setInterval } from 'node:timers'; // jsdom, in which tests start servers, has others

/** Does work at an interval, one run at a time. @returns a function that ends it and waits for the current run */
export function runRegularly(work: () => Promise<void>, intervalMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = undefined;
    });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
