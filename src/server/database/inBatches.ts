import { yieldIfBusy } from '../system/yieldIfBusy';

/** Every supported database allows many more parameters in a statement than 500 items have. */
const batchSize = 500;

/** Runs a statement for some items at a time. @returns what it returned for all of them */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (batch: readonly Item[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(...(await run(items.slice(start, start + batchSize))));
    await yieldIfBusy();
  }
  return results;
}
