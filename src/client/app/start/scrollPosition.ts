/*
 * On a reload, and on the way back from another site, the browser restores how far the page was scrolled. It does so while the page
 * below the loading screen has no height yet. So the page restores it too, once it is laid out.
 */

const storageKey = 'scroll-position';

/** Stores the position of the page when it is left. */
export function storePosition(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, `${scrollY} ${location.href}`);
    } catch {
      // without storage, the page begins at its top
    }
  });
}

/** Scrolls to the stored position, unless the visitor has followed a link to the page, or has scrolled already. */
export function restorePosition(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // entries of this type
    const [position, address] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const isComingBack = visit?.type !== 'navigate' && address === location.href;
    if (isComingBack && scrollY === 0) scrollTo(0, Number(position));
  } catch {
    // an old browser, or one without storage
  }
}
