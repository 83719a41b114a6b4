import { basename, join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import { folders } from '../folders';
import { documents } from './catalogue';
import { htmlOf } from './layout';

/** The text of each page of a document, by the document's name. The search of the site reads it. */
type DocumentTexts = Readonly<Record<string, readonly string[]>>;

/**
 * The text of each page in a language. A page with both languages marks its French; figures and codes belong to both. What
 * stands on every page, at its head and foot, is left out. Runs in the browser.
 */
const textsOfPages = (language: string): readonly string[] => {
  const isBilingual = document.documentElement.lang === 'en' && document.querySelector('[lang=fr]') !== null;
  return [...document.querySelectorAll('.page')].map((page) => {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest('.foot, .running, svg')) continue;
      const isFrench = parent.closest('[lang=fr]') !== page.closest('[lang=fr]');
      const isShared = parent.closest('.figure, .code') !== null;
      if (isBilingual && !isShared && isFrench !== (language === 'fr')) continue;
      texts.push(walker.currentNode.textContent ?? '');
    }
    return texts.join(' ').replace(/\s+/g, ' ').trim();
  });
};

/** A guide has a file in each language, a data sheet has both languages on its page. */
const nameIn = (file: string, language: Language): string | undefined => {
  const name = basename(file);
  if (file.startsWith(folders.dataSheets)) return name;
  return name.endsWith(`-${language}.pdf`) ? name.slice(0, -`-${language}.pdf`.length) : undefined;
};

async function textsIn(page: Page, language: Language): Promise<DocumentTexts> {
  const texts: Record<string, readonly string[]> = {};
  for (const [file, printed] of documents) {
    const name = nameIn(file, language);
    if (name === undefined) continue;
    await page.setContent(await htmlOf(printed));
    texts[name] = await page.evaluate(textsOfPages, language);
  }
  return texts;
}

/** Writes the texts of all documents, a file for each language. */
export async function writeTexts(page: Page): Promise<void> {
  for (const language of languages) {
    const texts = await textsIn(page, language);
    await writeFile(join(folders.documentTexts, `${language}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
}
