import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * A finished test file leaves a JavaScript context with all its modules. Node 24 lets them fill gigabytes, and then each file
 * takes longer, at last nearly twice as long. So the workers collect them. The options of `npm test` (package.json) leave that to
 * this module: no collection before 1.5 GB are used, none in many steps, and none beside the tests in other threads.
 *
 * Environments import this module. Jest loads it once for each worker, before the first test file.
 */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** In bytes. A collection takes about half a second, so it must be worth it. */
const maxGrowth = 800_000_000;

const usedHeap = (): number => process.memoryUsage().heapUsed;

let usedAfterLast = 0;

/** Collects what former test files left, if it is much. */
export function collectGarbage(): void {
  if (usedHeap() - usedAfterLast < maxGrowth) return;
  collect();
  usedAfterLast = usedHeap();
}
