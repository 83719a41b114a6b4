import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { loggedIn } from '../browser/adminPages';
import type { WatchedPage } from '../browser/browser';
import { preparePage } from '../browser/browser';
import type { PageOptions } from '../browser/pagePool';
import { PagePool } from '../browser/pagePool';
import { servedPage } from './servedPage';
import type { Account, RunningSite } from './site';
import { startSite } from './site';
import { administrator } from './testAccounts';

interface VisitOptions extends PageOptions {
  readonly brand?: BrandId;
}

interface AdministratorOptions extends VisitOptions {
  readonly account?: Account;
  readonly language?: Language;
}

type NewPageOptions = BrowserContextOptions & { readonly brand?: BrandId };

interface Settings {
  /** Variables of the server. If given, the file has its own site instead of the shared one. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Opens each page in a new browser context, for tests that look at what the browser loads. */
  readonly hasNewPages?: boolean;
}

/** The site and the browser for the tests of a file. The tests open their addresses in the same few pages. */
export class SiteTests {
  #site: RunningSite | undefined;
  readonly #pool: PagePool;
  readonly #prepared: WatchedPage[] = [];

  constructor({ environment, hasNewPages = false }: Settings = {}) {
    const hasOwnPages = hasNewPages || environment !== undefined;
    this.#pool = new PagePool(hasOwnPages ? [] : sharedPages);
    beforeAll(async () => {
      this.#site = await (environment ? startSite({ environment }) : sharedSite());
    });
    afterEach(async () => {
      for (const page of this.#prepared.splice(0)) await page.close();
      if (hasNewPages || hasTestFailed) await this.#pool.close();
      else await this.#pool.release();
    });
    afterAll(() => (hasOwnPages ? this.#pool.close() : this.#pool.rest()));
    if (environment) afterAll(() => this.#site?.stop());
  }

  get site(): RunningSite {
    if (!this.#site) throw new Error('The site runs during tests only.');
    return this.#site;
  }

  get browser(): Browser {
    return sharedBrowser;
  }

  /** Opens a page as an administrator; of the first brand by default. */
  async administer(
    path: string,
    { account = administrator, language = 'en', ...options }: AdministratorOptions = {},
  ): Promise<WatchedPage> {
    const watched = await this.open(path, { ...options, storage: loggedIn(this.site, account) });
    if (language === 'fr') {
      await watched.page.getByRole('link', { name: /FR/ }).click();
      await watched.page.locator('html[lang=fr]').waitFor();
    }
    return watched;
  }

  /** Prepares a new page without opening an address in it, so that a test can act before. */
  async prepare(path: string, { brand = 'norcuve', ...options }: NewPageOptions = {}): Promise<WatchedPage> {
    const watched = await preparePage(this.browser, this.site.url(brand, path), options);
    this.#prepared.push(watched);
    return watched;
  }

  /** Opens a page as a visitor. */
  open(path: string, { brand = 'norcuve', ...options }: VisitOptions = {}): Promise<WatchedPage> {
    return this.#pool.open(this.browser, this.site.url(brand, path), options);
  }

  /** The HTML of a public page, as the server sends it once it has rendered the page. */
  async html(path: string, brand: BrandId = 'norcuve'): Promise<string> {
    for (;;) {
      const { body } = await servedPage(this.site.url(brand, path));
      if (!body.includes('http-equiv="refresh"')) return body;
      await wait(20);
    }
  }

  async visit(path: string, brand: BrandId = 'norcuve'): Promise<Page> {
    return (await this.open(path, { brand })).page;
  }
}
