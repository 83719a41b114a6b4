import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * Jest's runner has an AsyncLocalStorage for each test file, and does not disable it. Node 20 adds a property to each promise for
 * each storage that is enabled, so a worker became slower with each file.
 *
 * Environments import this module. Jest loads it once for each worker, before the first test file.
 */

type AsyncStorage = AsyncLocalStorage<unknown>;
type Run = (this: AsyncStorage, ...parameters: readonly unknown[]) => unknown;

const enabled = new Set<AsyncStorage>();

const run = Reflect.get(AsyncLocalStorage.prototype, 'run') as Run;

const remember: Run = function remember(...parameters) {
  enabled.add(this);
  return run.apply(this, [...parameters]);
};

Reflect.set(AsyncLocalStorage.prototype, 'run', remember);

/** Disables the storages that a test file has used. */
export function disableStorages(): void {
  for (const storage of enabled) storage.disable();
  enabled.clear();
}
