import type { AppStore } from './store';

const originals = new WeakMap<AppStore, AppStore>();

/** Registers a store that shows the content of another one. */
export function registerView(view: AppStore, original: AppStore): void {
  originals.set(view, original);
}

/** The store of the site: for a store that only shows its content, the one behind it. */
export function originalStore(store: AppStore): AppStore {
  return originals.get(store) ?? store;
}
