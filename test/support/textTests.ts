import type { Browser, Locator, Page } from 'playwright-core';
import type { Language } from '../../src/model/languages';
import type { TextResource } from '../../src/model/texts';
import { openAsAdministrator } from './adminPages';
import type { WatchedPage } from './browser';
import { launchBrowser, openPage, untilStarted } from './browser';
import type { RunningSite } from './site';
import { startSite } from './site';

type Options = Parameters<typeof openAsAdministrator>[3] & { readonly language?: Language };

/** A site and a browser for the tests of a file about texts; the pages that a test opens are closed after it. */
export class TextTests {
  #site: RunningSite | undefined;
  #browser: Browser | undefined;
  readonly #opened: WatchedPage[] = [];

  constructor() {
    beforeAll(async () => {
      [this.#site, this.#browser] = await Promise.all([startSite(), launchBrowser()]);
    });
    afterEach(async () => {
      for (const page of this.#opened.splice(0)) await page.close();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#site?.stop();
    });
  }

  get site(): RunningSite {
    if (!this.#site) throw new Error('The site runs during tests only.');
    return this.#site;
  }

  get browser(): Browser {
    if (!this.#browser) throw new Error('The browser runs during tests only.');
    return this.#browser;
  }

  async administer(path: string, { language = 'en', ...options }: Options = {}): Promise<WatchedPage> {
    const watched = await openAsAdministrator(this.browser, this.site, path, options);
    this.#opened.push(watched);
    if (language === 'fr') {
      await watched.page.getByRole('link', { name: /FR/ }).click();
      await watched.page.locator('html[lang=fr]').waitFor();
    }
    return watched;
  }

  async visit(path: string): Promise<Page> {
    const watched = await openPage(this.browser, this.site.url('norcuve', path));
    this.#opened.push(watched);
    await untilStarted(watched.page);
    return watched.page;
  }

  /** The texts that the server holds under a key. */
  async stored(page: string, key: string): Promise<readonly TextResource[]> {
    const answer = await fetch(`${this.site.apiUrl}/api/resource/all`);
    const { resources } = (await answer.json()) as { resources: TextResource[] };
    return resources.filter((text) => text.object_key === key && text.page === page);
  }

  /** What a text of the home page says. */
  async homeText(key: string, language: Language): Promise<string | undefined> {
    return (await this.stored('home', key)).find((text) => text.language === language)?.resource;
  }
}

/** The calls of a page that change texts, from now on. */
export const countCalls = (page: Page): string[] => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/resource/')) {
      made.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  return made;
};

export const rowOf = (page: Page, key: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key, exact: true }) });

export const edit = (page: Page, key: string): Promise<void> =>
  page.getByRole('button', { name: `Edit ${key}`, exact: true }).click();

/** Waits for a toast. */
export const toast = (page: Page, said: string): Promise<void> =>
  page.getByText(said, { exact: true }).first().waitFor();
