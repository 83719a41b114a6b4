import type { Page } from 'playwright-core';

/** The number of lines of the last element of a selector; with words, of these words in the last element that has them. */
export function linesOf(page: Page, selector: string, words?: string): Promise<number> {
  return page
    .locator(selector, words === undefined ? {} : { hasText: words })
    .last()
    .evaluate((element, wanted) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      if (wanted !== '') {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const index = text.textContent?.indexOf(wanted) ?? -1;
          if (index < 0) continue;
          range.setStart(text, index);
          range.setEnd(text, index + wanted.length);
        }
      }
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }, words ?? '');
}
