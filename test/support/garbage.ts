import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * A finished test file leaves a JavaScript context with all its modules. Node 24 lets them fill gigabytes, and then each file
 * takes longer, at last nearly twice as long. So this module collects them after a file, once the heap has grown by 800 MB. With
 * the options of `npm test` (package.json), V8 by itself starts a full collection at 1.5 GB, or after many buffers. It does each in
 * one step and in one thread: the tests need the other processor.
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
