import type { OrderDraft, PageDraft } from '../../../../model/admin/onPage/pageSource';
import { registerView } from '../../../store/originalStore';
import type { AppStore } from '../../../store/store';
import { createStateMarker } from './markState';
import { SourceTable } from './SourceTable';

/**
 * The content as the page shows it in edit mode. `store` is the store for the components of the page: its
 * state has the marks and the typed values. It dispatches to the store of the site, whose state has neither,
 * so that requests and editors never see them.
 */
export class PageView {
  readonly table = new SourceTable();
  readonly store: AppStore;
  readonly #listeners = new Set<() => void>();
  #draft: PageDraft | OrderDraft | undefined;
  /** Whether the page was not rendered with the draft. */
  #isHeld = false;

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

  /** Shows the typed values or an order; undefined shows the stored content. */
  show(draft: PageDraft | OrderDraft | undefined): void {
    if (draft === this.#draft && !this.#isHeld) return;
    this.hold(draft);
    this.#isHeld = false;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Uses the typed values in later renderings, and renders nothing now: the page shows them already. */
  hold(draft: PageDraft | OrderDraft | undefined): void {
    this.#draft = draft;
    this.#isHeld = true;
  }
}
