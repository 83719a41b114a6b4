import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { BrandId } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import type { AdministratorOptions } from '../browser/adminPages';
import { openAsAdministrator } from '../browser/adminPages';
import type { WatchedPage } from '../browser/browser';
import { preparePage, untilStarted } from '../browser/browser';
import type { RunningSite } from './site';
import { startSite } from './site';

type Options = AdministratorOptions & { readonly language?: Language };

interface VisitOptions extends BrowserContextOptions {
  readonly brand?: BrandId;
}

/** The site and the browser for the tests of a file. The pages that a test opens are closed after it. */
export class SiteTests {
  #site: RunningSite | undefined;
  readonly #opened: WatchedPage[] = [];

  /** @param environment variables of the server. If given, the file has its own site instead of the shared one. */
  constructor(environment?: Readonly<Record<string, string>>) {
    beforeAll(async () => {
      this.#site = await (environment ? startSite(environment) : sharedSite());
    });
    afterEach(async () => {
      for (const page of this.#opened.splice(0)) await page.close();
    });
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
  async administer(path: string, { language = 'en', ...options }: Options = {}): Promise<WatchedPage> {
    const watched = await openAsAdministrator(this.browser, this.site, path, options);
    this.#opened.push(watched);
    if (language === 'fr') {
      await watched.page.getByRole('link', { name: /FR/ }).click();
      await watched.page.locator('html[lang=fr]').waitFor();
    }
    return watched;
  }

  /** Prepares a page without opening it, so that a test can act before. */
  async prepare(path: string, { brand = 'norcuve', ...options }: VisitOptions = {}): Promise<WatchedPage> {
    const watched = await preparePage(this.browser, this.site.url(brand, path), options);
    this.#opened.push(watched);
    return watched;
  }

  /** Opens a page as a visitor. */
  async open(path: string, options: VisitOptions = {}): Promise<WatchedPage> {
    const watched = await this.prepare(path, options);
    await watched.page.goto(this.site.url(options.brand ?? 'norcuve', path));
    await untilStarted(watched.page);
    return watched;
  }

  async visit(path: string, brand: BrandId = 'norcuve'): Promise<Page> {
    return (await this.open(path, { brand })).page;
  }
}
