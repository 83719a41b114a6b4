import type { Locator, Page } from 'playwright-core';

/** The visible elements that the toast covers. @throws if there is no toast */
export function belowToast(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((candidates) => {
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!toast) throw new Error('There is no toast.');
    return candidates.flatMap((element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const isBeside =
        bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right;
      return width === 0 || isBeside ? [] : element.textContent || element.tagName;
    });
  });
}

/** Waits for a toast at the top right that is completely above the dialog. */
export async function untilAboveDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[role=dialog]')?.getBoundingClientRect();
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!dialog || !toast) return false;
    return toast.top >= 0 && toast.bottom <= dialog.top && innerWidth - toast.right <= 20;
  });
}
