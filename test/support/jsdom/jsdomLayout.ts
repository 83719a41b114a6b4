type PageWindow = Window & typeof globalThis;

/** An observer that never reports: without a layout no size changes. */
class SilentObserver {
  observe(): void {
    // nothing changes
  }
  unobserve(): void {
    // nothing is observed
  }
  disconnect(): void {
    // nothing is observed
  }
  takeRecords(): [] {
    return [];
  }
}

/** Reports at once that every element is in view, as on a screen with room for the whole page. */
class EverythingInView extends SilentObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  private readonly report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    super();
    this.report = report;
  }

  override observe(target?: Element): void {
    if (!target) return;
    const bounds = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: bounds,
      intersectionRect: bounds,
      rootBounds: null,
      time: 0,
    };
    queueMicrotask(() => this.report([entry], this));
  }
}

/** Matches media queries like a wide screen with reduced motion, so that tests wait for no animation. */
const matchesMedia = (query: string): boolean => {
  const minWidth = /min-width:\s*([\d.]+)(px|em|rem)/.exec(query);
  const maxWidth = /max-width:\s*([\d.]+)(px|em|rem)/.exec(query);
  const pixels = (found: RegExpExecArray): number => Number(found[1]) * (found[2] === 'px' ? 1 : 16);
  const width = 1280;
  if (minWidth && pixels(minWidth) > width) return false;
  if (maxWidth && pixels(maxWidth) < width) return false;
  return Boolean(minWidth ?? maxWidth) || query.includes('prefers-reduced-motion: reduce');
};

/** Stubs for what only a layout engine can do, reduced to what the screens need. */
export function layoutStubs(page: PageWindow): Record<string, unknown> {
  const { prototype } = page.Element;
  Object.assign(prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    getAnimations: () => [],
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  class PointerEvent extends page.MouseEvent {
    readonly pointerId: number;
    readonly pointerType: string;
    readonly isPrimary: boolean;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 1;
      this.pointerType = init.pointerType ?? 'mouse';
      this.isPrimary = init.isPrimary ?? true;
    }
  }
  return {
    ResizeObserver: SilentObserver,
    IntersectionObserver: EverythingInView,
    PointerEvent,
    DOMMatrix: Object, // for a canvas; the browser tests check that PDF pages are drawn
    Path2D: Object,
    ImageData: Object,
    scrollTo: () => undefined,
    matchMedia: (media: string) =>
      Object.assign(new page.EventTarget(), {
        media,
        matches: matchesMedia(media),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
  };
}
