import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openChromium } from '../browser';
import { documents } from './catalogue';
import { pdfOf } from './pdf';
import { writeTexts } from './texts';

/** Prints the useful documents and the parts' data sheets, and writes their texts: `npm run print`. */
async function main(): Promise<void> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    for (const { file, printed } of documents) {
      const pdf = await pdfOf(page, printed);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pdf);
      process.stdout.write(`${file}: ${Math.ceil(pdf.length / 1024)} kB\n`);
    }
    await writeTexts(page);
  } finally {
    await browser.close();
  }
}

await main();
