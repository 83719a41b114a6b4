import type { PageDraft } from '../../../model/admin/onPage/pageSource';
import { registerView } from '../../store/originalStore';
import type { AppStore } from '../../store/store';
import { createStateMarker } from './markState';
import { SourceTable } from './SourceTable';

/**
 * The content as the page shows it in edit mode. `store` is the store for the components of the page: its state has the marks and
 * what is typed. It dispatches to the store of the site, whose state has neither, so that requests and editors never see them.
 */
export class PageView {
  readonly table = new SourceTable();
  readonly store: AppStore;
  readonly #listeners = new Set<() => void>();
  #draft: PageDraft | undefined;

  constructor(source: AppStore) {
    const mark = createStateMarker(this.table);
    this.store = {
      ...source,
      getState: () => mark(source.getState(), this.#draft),
      subscribe: (listener) => {
        this.#listeners.add(listener);
        const unsubscribe = source.subscribe(listener);
        return () => {
          this.#listeners.delete(listener);
          unsubscribe();
        };
      },
    };
    registerView(this.store, source);
  }

  /** Shows what is typed; undefined shows what is stored. */
  show(draft: PageDraft | undefined): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    for (const listener of [...this.#listeners]) listener();
  }
}
