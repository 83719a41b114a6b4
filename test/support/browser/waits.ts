import type { Locator, Page } from 'playwright-core';

/** Waits until the keyboard writes into an element or something in it: what was just opened takes the focus a moment later. */
export function untilFocused(element: Locator): Promise<void> {
  return element.and(element.page().locator(':focus-within')).waitFor({ state: 'attached' });
}

/** Waits until there are so many of them. */
export async function untilCount(elements: Locator, count: number): Promise<void> {
  if (count > 0) await elements.nth(count - 1).waitFor({ state: 'attached' });
  await elements.nth(count).waitFor({ state: 'detached' });
}

interface Watched {
  toasts?: string[];
}

/** Runs in each page before its own scripts: keeps what toasts say, as they go after a few seconds. */
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

/** Waits for a toast that says this, though it may be gone by now. Each toast is found once only. */
export async function untilToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const said = (window as Watched).toasts ?? [];
    const index = said.findIndex((each) => each.includes(wanted));
    if (index >= 0) said.splice(index, 1);
    return index >= 0;
  }, text);
}
