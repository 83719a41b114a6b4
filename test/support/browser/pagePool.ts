import type { Browser, BrowserContextOptions, Dialog, Page } from 'playwright-core';
import type { WatchedPage } from './browser';
import { collectProblems, createPage, officeWindow, untilStarted } from './browser';
import { openAddress } from './openAddress';

/** The content of the storage of a page when it opens. */
export interface PageStorage {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

export type PageOptions = Omit<BrowserContextOptions, 'storageState'> & { readonly storage?: PageStorage };

/** Runs in the first document of a page, before its own scripts. */
const replaceStorage = ({ local, session }: PageStorage): void => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session ?? {})) sessionStorage.setItem(key, value);
};

const acceptDialog = (dialog: Dialog): void => void dialog.accept();

/** Opens an address in a page, which starts with this storage alone. The page may have shown another address before. */
export async function openWithStorage(page: Page, url: string, storage: PageStorage = {}): Promise<void> {
  const script = await page.addInitScript(replaceStorage, storage);
  page.on('dialog', acceptDialog); // the page before may ask whether it may be left
  await openAddress(page, url);
  page.off('dialog', acceptDialog);
  await script.dispose(); // a later reload keeps the storage
  await untilStarted(page);
}

/** A page that is open between tests. */
export interface PooledPage {
  readonly page: Page;
  readonly key: string;
  isTaken: boolean;
}

const watchedEvents = ['console', 'dialog', 'domcontentloaded', 'framenavigated', 'pageerror'] as const;
const requestEvents = ['request', 'requestfailed', 'requestfinished', 'response'] as const;

/** Each page takes about 100 MB of memory. */
const maxPages = 4;

/** Undoes what a test has set up on a page. */
const resetPage = async (page: Page): Promise<void> => {
  for (const event of [...watchedEvents, ...requestEvents]) page.removeAllListeners(event);
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    page.mouse.move(0, 0),
  ]);
};

/**
 * Pages that one test after another opens. Opening an address in a page that has shown the site before takes half of the
 * time of a new page: its process runs, and has the site's code compiled.
 */
export class PagePool {
  readonly #pages: PooledPage[];

  /** @param pages the pages that are open already, and those that it opens */
  constructor(pages: PooledPage[]) {
    this.#pages = pages;
  }

  /** Opens an address with a new storage, in a page that no other test uses. */
  async open(
    browser: Browser,
    url: string,
    { storage, viewport, ...options }: PageOptions,
  ): Promise<WatchedPage> {
    const key = JSON.stringify([new URL(url).host, options]);
    const { page } = await this.#take(browser, key, options);
    await page.setViewportSize(viewport ?? officeWindow);
    const problems = collectProblems(page, url);
    await openWithStorage(page, url, storage);
    return { page, problems, close: () => page.context().close() };
  }

  /** After a test: its pages are ready for the next one. */
  async release(): Promise<void> {
    for (const pooled of this.#pages.filter(({ isTaken }) => isTaken)) {
      await resetPage(pooled.page);
      pooled.isTaken = false;
    }
  }

  /** After the last test of a file: its pages show a text, so that they do not react to what the next file changes. */
  async rest(): Promise<void> {
    for (const { page } of this.#pages) {
      await openAddress(page, new URL('/robots.txt', page.url()).href); // of the same site: its process keeps the compiled code
    }
  }

  async close(): Promise<void> {
    for (const { page } of this.#pages.splice(0)) await page.context().close();
  }

  /** Makes room for another page. */
  async #closeOldest(): Promise<void> {
    const free = this.#pages.filter(({ isTaken }) => !isTaken);
    for (const pooled of free.slice(0, Math.max(0, this.#pages.length + 1 - maxPages))) {
      this.#pages.splice(this.#pages.indexOf(pooled), 1);
      await pooled.page.context().close();
    }
  }

  async #take(browser: Browser, key: string, options: BrowserContextOptions): Promise<PooledPage> {
    const free = this.#pages.find((each) => each.key === key && !each.isTaken && !each.page.isClosed());
    if (free) {
      free.isTaken = true;
      return free;
    }
    await this.#closeOldest();
    const created = { page: await createPage(browser, options), key, isTaken: true };
    this.#pages.push(created);
    return created;
  }
}
