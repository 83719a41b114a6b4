import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { sharedSite } from '../site/sharedSite';
import type { RunningSite } from '../site/site';

/** Where the browser of the run listens. */
export const browserAddressVariable = 'BROWSER_ADDRESS';

declare global {
  /** The browser of all files. */
  var sharedBrowser: Browser;
  /** The site of this worker, as the template is. */
  var sharedSite: () => Promise<RunningSite>;
}

/** Node, with what the files of tests in a browser share: one browser, and a site for each worker. */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const address = process.env[browserAddressVariable];
    if (address === undefined) throw new Error('The browser is started before the first test.');
    this.global.sharedBrowser = await chromium.connect(address);
    this.global.sharedSite = sharedSite;
  }

  override async teardown(): Promise<void> {
    await this.global.sharedBrowser.close();
    await super.teardown();
  }
}
