import type { OrderDraft, PageDraft } from '../../../model/admin/onPage/pageSource';
import { targetId } from '../../../model/admin/onPage/pageSource';
import type { AppStore } from '../../store/store';
import { DomMarks } from './sources/DomMarks';
import { shownDraft, storedDraft } from './sources/draftWords';
import { paintDraft } from './sources/paintDraft';
import { PageResolver } from './sources/PageResolver';
import { PageView } from './sources/PageView';
import type { PageScan } from './sources/scanPage';
import { focusableOf, scanPage } from './sources/scanPage';

/** How long the page must be still before it is scanned again, in ms: longer while somebody types. */
const scanDelayMs = { idle: 150, typing: 1_000 } as const;

/**
 * The delay after the last key before the page is rendered, in ms, if the typed value is on the page already
 * but other parts may depend on it: an order, a count, a filter.
 */
const renderDelayMs = 400;

const noScan: PageScan = { elements: new Map(), invisible: [], targets: [] };

/**
 * A page in edit mode: shows the content with marks, reads the marks from the document, and puts the texts that can be edited into
 * the order of the Tab key. `stop` leaves the document as it was.
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
  #isOrderShown = false;
  #isDragging = false;
  #renderTimer: ReturnType<typeof setTimeout> | undefined;
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
   * Shows the typed values on the page; undefined shows the stored ones. Words are written where they stand,
   * because rendering the whole page takes longer than a key. Otherwise the edited field is painted before
   * the page is rendered.
   */
  readonly showDraft = (draft: PageDraft | undefined): void => {
    const before = this.#draft;
    this.#draft = draft;
    if (draft === undefined) {
      clearTimeout(this.#renderTimer);
      this.#marks.unpaint();
      this.#view.show(undefined);
    } else if (this.#isDraftAwaited) return;
    else {
      const left = this.#paint(before, draft);
      if (left === 'now') this.#showDraftAfterPaint();
      else this.#view.hold(draft);
      if (left === 'later') this.#showDraftLater();
    }
  };

  /** Shows the rows of a list in another order; undefined shows the stored order. */
  readonly showOrder = (draft: OrderDraft | undefined): void => {
    this.#isOrderShown = draft !== undefined;
    this.#view.show(draft);
  };

  /** Says whether somebody drags a row of the page. */
  readonly setDragging = (isDragging: boolean): void => {
    this.#isDragging = isDragging;
  };

  /**
   * Whether the page shows an order that is not stored, or a row is dragged. Nothing else can be edited until
   * that is over.
   */
  readonly hasUnsavedOrder = (): boolean => this.#isOrderShown || this.#isDragging;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The content that the last scan of the page found. */
  readonly scan = (): PageScan => this.#scan;

  /** Finds the content that is on the page now. */
  scanNow(): PageScan {
    const root = document.getElementById('root');
    if (!root) return noScan;
    this.#scan = this.resolver.together(() => scanPage(this.resolver, root));
    for (const element of this.#scan.elements.keys()) this.#makeFocusable(element);
    for (const listener of [...this.#listeners]) listener();
    return this.#scan;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#renderTimer);
    this.#draft = undefined;
    this.#marks.unpaint();
    this.#store.show?.(this.#store);
    this.#marks.stop();
    for (const element of this.#focusable) element.removeAttribute('tabindex');
    this.#focusable.clear();
  }

  /** Writes the typed values into the page. @returns the work that is left (`paintDraft`) */
  #paint(before: PageDraft | undefined, draft: PageDraft): ReturnType<typeof paintDraft> {
    const state = this.#store.getState();
    const isSame = before && targetId(before.target) === targetId(draft.target);
    const shown = shownDraft(state, isSame ? before : storedDraft(state, draft));
    const next = shownDraft(state, draft);
    return paintDraft({ marks: this.#marks, scan: this.#scan }, shown, next);
  }

  #showDraftLater(): void {
    clearTimeout(this.#renderTimer);
    this.#renderTimer = setTimeout(() => this.#view.show(this.#draft), renderDelayMs);
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
    const delay = scanDelayMs[this.#draft ? 'typing' : 'idle'];
    this.#timer = setTimeout(() => this.scanNow(), delay);
  }

  #makeFocusable(element: Element): void {
    const focusable = focusableOf(element);
    if (!focusable || focusable.tabIndex >= 0 || focusable.hasAttribute('tabindex')) return;
    focusable.setAttribute('tabindex', '0');
    this.#focusable.add(focusable);
  }
}
