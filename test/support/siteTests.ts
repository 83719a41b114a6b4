import type { Browser, Page } from 'playwright-core';
import type { BrandId } from '../../src/model/brands';
import type { Language } from '../../src/model/languages';
import { openAsAdministrator } from './adminPages';
import type { WatchedPage } from './browser';
import { launchBrowser, openPage, untilStarted } from './browser';
import type { RunningSite } from './site';
import { startSite } from './site';

type Options = Parameters<typeof openAsAdministrator>[3] & { readonly language?: Language };

/** A site and a browser for the tests of a file; the pages that a test opens are closed after it. */
export class SiteTests {
  #site: RunningSite | undefined;
  #browser: Browser | undefined;
  readonly #opened: WatchedPage[] = [];

  /** @param environment what else the server is told. */
  constructor(environment: Readonly<Record<string, string>> = {}) {
    beforeAll(async () => {
      [this.#site, this.#browser] = await Promise.all([startSite(environment), launchBrowser()]);
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

  /** Opens a page of the first brand as an administrator. */
  async administer(path: string, { language = 'en', ...options }: Options = {}): Promise<WatchedPage> {
    const watched = await openAsAdministrator(this.browser, this.site, path, options);
    this.#opened.push(watched);
    if (language === 'fr') {
      await watched.page.getByRole('link', { name: /FR/ }).click();
      await watched.page.locator('html[lang=fr]').waitFor();
    }
    return watched;
  }

  async visit(path: string, brand: BrandId = 'norcuve'): Promise<Page> {
    const watched = await openPage(this.browser, this.site.url(brand, path));
    this.#opened.push(watched);
    await untilStarted(watched.page);
    return watched.page;
  }
}
