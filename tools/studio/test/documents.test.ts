import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { after, before, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openChromium } from '../browser';
import { documents } from '../documents/catalogue';
import { folders } from '../folders';
import { pdfOf } from '../documents/pdf';

/** Chromium compresses a PDF's drawing instructions but not its page objects. */
const pageCount = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

let browser: Browser;

before(async () => {
  browser = await openChromium();
});

after(async () => {
  await browser.close();
});

for (const { file, printed } of documents) {
  it(`prints ${relative(folders.public, file)} on as many pages as the repository has`, async () => {
    const page = await browser.newPage();
    const pdf = await pdfOf(page, printed);
    await page.close();
    assert.equal(pageCount(pdf), pageCount(await readFile(file)));
    assert.equal(pageCount(pdf), printed.pages.length);
  });
}
