import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { sharedSite } from '../site/sharedSite';
import type { RunningSite } from '../site/site';

/** The variable with the address of the browser. */
export const browserAddressVariable = 'BROWSER_ADDRESS';

declare global {
  /** The browser of all test files. */
  var sharedBrowser: Browser;
  /** The site of this worker, with the content of the template. */
  var sharedSite: () => Promise<RunningSite>;
  /** Whether the current test has failed. Its pages may be in any state. */
  var hasTestFailed: boolean;
}

/** Node with what the browser tests share: one browser, and a site for each worker. */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const address = process.env[browserAddressVariable];
    if (address === undefined) throw new Error('The browser is started before the first test.');
    this.global.sharedBrowser = await chromium.connect(address);
    this.global.sharedSite = sharedSite;
  }

  handleTestEvent({ name }: { readonly name: string }): void {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }

  override async teardown(): Promise<void> {
    await this.global.sharedBrowser.close();
    await super.teardown();
  }
}
