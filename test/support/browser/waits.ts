import type { Locator, Page } from 'playwright-core';

/** Waits until an element or one of its descendants has the focus. A new dialog takes the focus with a delay. */
export function untilFocused(element: Locator): Promise<void> {
  return element.and(element.page().locator(':focus-within')).waitFor({ state: 'attached' });
}

/** Waits until a locator matches this number of elements. */
export async function untilCount(elements: Locator, count: number): Promise<void> {
  if (count > 0) await elements.nth(count - 1).waitFor({ state: 'attached' });
  await elements.nth(count).waitFor({ state: 'detached' });
}

interface Watched {
  toasts?: string[];
}

/** Runs in each page before its own scripts. Records the texts of toasts, because they disappear after a few seconds. */
export function recordToasts(): void {
  const said: string[] = [];
  (window as Watched).toasts = said;
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.toast-text')) {
      if (seen.has(toast) || !toast.checkVisibility()) continue;
      seen.add(toast);
      said.push(toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** How the message about a kept toast begins that closes nevertheless. */
const keptToastEnded = 'The timer of a kept toast has ended';

/**
 * From now on a toast of this page stays for an hour, until the next document. A toast closes when the animation of its bar
 * ends, which on a busy machine may be before a test presses its button. If a bar ends nevertheless, the output of the tests
 * says so.
 */
export function keepToasts(page: Page): Promise<void> {
  page.on('console', (message) => {
    if (message.text().startsWith(keptToastEnded)) process.stderr.write(`${message.text()}\n`);
  });
  return page.evaluate((ended) => {
    const style = new CSSStyleSheet();
    style.replaceSync('.Toastify__toast { --toast-duration: 3600s !important }');
    document.adoptedStyleSheets.push(style);
    document.addEventListener('animationend', ({ target, elapsedTime }) => {
      if (!(target instanceof Element) || !target.matches('.Toastify__progress-bar--animated')) return;
      const { animationDuration } = getComputedStyle(target);
      console.error(`${ended} after ${elapsedTime} s, of ${animationDuration}`);
    });
  }, keptToastEnded);
}

/** Waits for a toast with this text. It may have disappeared by now. Each toast is found only once. */
export async function untilToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const said = (window as Watched).toasts ?? [];
    const index = said.findIndex((each) => each.includes(wanted));
    if (index >= 0) said.splice(index, 1);
    return index >= 0;
  }, text);
}
