import { setImmediate } from 'node:timers/promises';

/** How long one request may keep the event loop busy before other requests get a turn, in milliseconds. */
const maxBusyMs = 20;

let lastTurnAt = 0;

/**
 * Call it between the steps of work that can take long. SQLite responds synchronously, so that `await` alone never lets
 * other requests run.
 */
export async function yieldIfBusy(): Promise<void> {
  if (performance.now() - lastTurnAt < maxBusyMs) return;
  await setImmediate();
  await setImmediate(); // the first one may come before new requests are read, where a request or a file has just been read
  lastTurnAt = performance.now();
}
