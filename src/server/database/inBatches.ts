import { yieldIfBusy } from '../system/yieldIfBusy';

/** Every supported database allows many more parameters in a statement than 500 items have. */
const defaultSize = 500;

/** Fewer than the limit of either database for a statement, and few enough to let other requests run in between. */
const maxParameters = 500;

/** How many rows of content one statement writes, by the number of values that each row has in it. */
export function rowsPerStatement(values: number): number {
  return Math.max(1, Math.floor(maxParameters / values));
}

/**
 * Runs a statement for some items at a time, and lets other requests run in between.
 * @returns what it returned for each batch
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (batch: readonly Item[]) => Promise<Result>,
  batchSize = defaultSize,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(await run(items.slice(start, start + batchSize)));
    await yieldIfBusy();
  }
  return results;
}
