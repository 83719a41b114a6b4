import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { languages } from '../../../src/model/languages';
import { dataSheets } from './dataSheets/sheets';
import { inspectionSchedule } from './inspectionSchedule';
import type { PrintedDocument } from './layout';
import { htmlOf, printedIn } from './layout';
import { loadingGuide } from './loadingGuide';

/**
 * Prints the useful documents and the parts' data sheets: `npx tsx src/server/content/documents/print.ts`. Their PDFs are
 * kept in the repository, so this runs only after a change of their words or looks. It needs a Chromium (CHROMIUM).
 */
const written = { 'loading-guide': loadingGuide, 'inspection-schedule': inspectionSchedule };

const documents: readonly (readonly [path: string, printed: PrintedDocument])[] = [
  ...Object.entries(written).flatMap(([name, document]) =>
    languages.map((language): [string, PrintedDocument] => [
      `../../../../public/pdf/${name}-${language}.pdf`,
      printedIn(language, document),
    ]),
  ),
  ...dataSheets.map(([fileName, sheet]): [string, PrintedDocument] => [`../files/${fileName}`, sheet]),
];

/** The numbers of the pages whose text runs into their foot. Runs in the browser. */
const overfullPages = (): readonly number[] =>
  [...document.querySelectorAll('.page')].flatMap((page, index) => {
    const foot = page.querySelector('.foot');
    const last = foot?.previousElementSibling;
    if (!foot || !last) return [];
    return last.getBoundingClientRect().bottom > foot.getBoundingClientRect().top ? [index + 1] : [];
  });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const [path, printed] of documents) {
    const file = fileURLToPath(new URL(path, import.meta.url));
    await page.setContent(await htmlOf(printed));
    await page.evaluate(() => document.fonts.ready);
    const overfull = await page.evaluate(overfullPages);
    if (overfull.length > 0) throw new Error(`${file}: too much on page ${overfull.join(', ')}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pdf);
    process.stdout.write(`${file}: ${Math.ceil(pdf.length / 1024)} kB\n`);
  }
} finally {
  await browser.close();
}
