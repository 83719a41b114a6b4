import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import { folders } from '../folders';
import { documents } from './catalogue';
import { htmlOf } from './layout';

/** The text of each page of a document, by the document's name. The search of the site reads it. */
type DocumentTexts = Readonly<Record<string, readonly string[]>>;

/**
 * The text of each page that is in a language. What stands on every page, at its head and foot, is left out. Runs in the
 * browser.
 */
const textsOfPages = (language: string): readonly string[] =>
  [...document.querySelectorAll(`.page[lang=${language}]`)].map((page) => {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('.foot, .running, svg')) continue;
      texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join(' ').replace(/\s+/g, ' ').trim();
  });

async function textsIn(page: Page, language: Language): Promise<DocumentTexts> {
  const texts: Record<string, readonly string[]> = {};
  for (const { name, printed } of documents) {
    if (name === undefined) continue;
    await page.setContent(await htmlOf(printed));
    const pages = await page.evaluate(textsOfPages, language);
    if (pages.length > 0) texts[name] = pages;
  }
  return texts;
}

/** Writes the texts of all documents, a file for each language. */
export async function writeTexts(page: Page): Promise<void> {
  await mkdir(folders.documentTexts, { recursive: true });
  for (const language of languages) {
    const texts = await textsIn(page, language);
    await writeFile(join(folders.documentTexts, `${language}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
