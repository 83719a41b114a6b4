import '../compileOnce';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import type { Browser, BrowserContext } from 'playwright-core';
import { disableStorages } from '../asyncStorages';
import { collectGarbage } from '../garbage';
import { parseHtml } from '../parseHtml';
import { sharedSite } from '../site/sharedSite';
import type { RunningSite } from '../site/site';
import type { PooledPage } from './pagePool';
import { acquireBrowser, releaseBrowser } from './workerBrowser';

declare global {
  /** The browser of this worker. */
  var sharedBrowser: Browser;
  /** The site of this worker, with the content of the template. */
  var sharedSite: () => Promise<RunningSite>;
  /** The pages of this worker, which the tests of all its files open one after another. */
  var sharedPages: PooledPage[];
  /** Whether the current test has failed. Its pages may be in any state. */
  var hasTestFailed: boolean;
}

const sharedPages: PooledPage[] = [];

/** Node with what the browser tests share: a browser with open pages and a site for each worker. */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedBrowser = await acquireBrowser();
    this.global.sharedSite = sharedSite;
    this.global.sharedPages = sharedPages;
    this.global.parseHtml = parseHtml;
  }

  handleTestEvent({ name }: { readonly name: string }): void {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }

  override async teardown(): Promise<void> {
    const isShared = (context: BrowserContext): boolean =>
      sharedPages.some(({ page }) => page.context() === context);
    const left = this.global.sharedBrowser.contexts().filter((context) => !isShared(context));
    await Promise.all(left.map((context) => context.close())); // failed tests leave some open
    await releaseBrowser();
    await super.teardown();
    disableStorages();
    collectGarbage();
  }
}
