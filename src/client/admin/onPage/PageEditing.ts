import type { PageDraft } from '../../../model/admin/onPage/pageSource';
import type { AppStore } from '../../store/store';
import { DomMarks } from './DomMarks';
import { PageResolver } from './PageResolver';
import { PageView } from './PageView';
import type { PageScan } from './scanPage';
import { focusableOf, scanPage } from './scanPage';

/** How long the page must be still before it is scanned again, in ms. */
const scanDelayMs = 150;

const noScan: PageScan = { elements: new Map(), invisible: [], targets: [] };

/**
 * A page in edit mode: gives the page the content with marks, reads them from the document, and puts the texts that can be edited
 * into the order of the Tab key. `stop` leaves the document as it was.
 */
export class PageEditing {
  readonly resolver: PageResolver;
  readonly #store: AppStore;
  readonly #view: PageView;
  readonly #marks: DomMarks;
  readonly #listeners = new Set<() => void>();
  readonly #focusable = new Set<HTMLElement>();
  #draft: PageDraft | undefined;
  #isDraftAwaited = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scan = noScan;

  constructor(store: AppStore) {
    this.#store = store;
    this.#view = new PageView(store);
    this.#marks = new DomMarks(this.#view.table, () => this.#scanLater());
    this.resolver = new PageResolver(this.#marks, () => store.getState());
  }

  start(): void {
    this.#marks.start(document);
    this.#store.show?.(this.#view.store);
  }

  /**
   * Shows what is typed on the page; undefined shows what is stored. The field that somebody types in is painted first, so that no
   * key waits for the page.
   */
  readonly showDraft = (draft: PageDraft | undefined): void => {
    this.#draft = draft;
    if (draft === undefined) this.#view.show(undefined);
    else if (!this.#isDraftAwaited) this.#showDraftAfterPaint();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What was found on the page when it was last still. */
  readonly scan = (): PageScan => this.#scan;

  stop(): void {
    clearTimeout(this.#timer);
    this.#draft = undefined;
    this.#store.show?.(this.#store);
    this.#marks.stop();
    for (const element of this.#focusable) element.removeAttribute('tabindex');
    this.#focusable.clear();
  }

  #showDraftAfterPaint(): void {
    this.#isDraftAwaited = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#isDraftAwaited = false;
        this.#view.show(this.#draft);
      }),
    );
  }

  #scanLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#scanNow(), scanDelayMs);
  }

  #scanNow(): void {
    const root = document.getElementById('root');
    if (!root) return;
    this.#scan = scanPage(this.resolver, root);
    for (const element of this.#scan.elements.keys()) this.#makeFocusable(element);
    for (const listener of [...this.#listeners]) listener();
  }

  #makeFocusable(element: Element): void {
    const focusable = focusableOf(element);
    if (!focusable || focusable.tabIndex >= 0 || focusable.hasAttribute('tabindex')) return;
    focusable.setAttribute('tabindex', '0');
    this.#focusable.add(focusable);
  }
}
