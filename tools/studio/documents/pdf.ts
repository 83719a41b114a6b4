import type { Page } from 'playwright-core';
import type { PrintedDocument } from './layout';
import { htmlOf } from './layout';

/** The numbers of the pages whose text runs into their foot. Runs in the browser. */
const overfullPages = (): readonly number[] =>
  [...document.querySelectorAll('.page')].flatMap((page, index) => {
    const foot = page.querySelector('.foot');
    const last = foot?.previousElementSibling;
    if (!foot || !last) return [];
    return last.getBoundingClientRect().bottom > foot.getBoundingClientRect().top ? [index + 1] : [];
  });

/** Prints a document. Text that does not fit on its page is an error. */
export async function pdfOf(page: Page, printed: PrintedDocument): Promise<Buffer> {
  await page.setContent(await htmlOf(printed));
  await page.evaluate(() => document.fonts.ready);
  const overfull = await page.evaluate(overfullPages);
  if (overfull.length > 0) throw new Error(`${printed.title}: too much on page ${overfull.join(', ')}`);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}
