import type { BulkLoad } from '../../store/api/bulkLoad';

/** The work that boot.ts has begun before the code of the site runs. */
export interface Handover {
  readonly bulkLoad: Promise<BulkLoad>;
  /**
   * Whether the server has rendered the page as this visitor sees it, from the content that has been loaded. Then the page
   * becomes visible without the code of the site, and React hydrates it. Otherwise React renders it again.
   */
  readonly isVisitorsPage: Promise<boolean>;
  /** Stops recording clicks, and returns the button that was clicked last before the code came. */
  readonly stopRecording: (() => HTMLElement | null) | undefined;
  /** Whether the visitor has gone to another address since, which the server has not rendered. */
  readonly hasMoved: () => boolean;
  /** Says that React has hydrated the page. */
  readonly finish: () => void;
}

declare global {
  interface Window {
    /** Missing where another server than ours has written the page. */
    siteHandover?: Handover;
  }
}
