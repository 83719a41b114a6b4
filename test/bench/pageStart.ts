import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, LaunchOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { loadingScreenElementId } from '../../src/model/site/pageElements';
import { recompressDelayMs } from '../../src/server/http/cachedResponse';
import { launchOptions } from '../support/browser/chromium';
import { quantile } from './figures';
import { longestTaskDuring } from './longestTask';
import type { MeasuredSite } from './site';
import { makeFolder, removeFolder, startSite } from './site';

const pages = ['/', '/tankers', '/parts', '/tankers/1', '/join-us'] as const;

/** A phone's processor and its connection to the site. */
interface Line {
  readonly name: string;
  /** In bits per second; 0 for no limit. */
  readonly bandwidth: number;
  /** Of one request, in ms. */
  readonly latency: number;
  readonly processorSlowdown: number;
}

const noLimits: Line = { name: 'no limits', bandwidth: 0, latency: 0, processorSlowdown: 1 };

const lines: readonly Line[] = [
  { name: 'slow: 1.6 Mbit/s, 150 ms, CPU 4x', bandwidth: 1.6e6, latency: 150, processorSlowdown: 4 },
  { name: 'mid: 10 Mbit/s, 40 ms, CPU 4x', bandwidth: 10e6, latency: 40, processorSlowdown: 4 },
  noLimits,
];

const visitsOfEach = 7;

/** Times of one visit, in ms after the navigation began. `longestTask` is a duration, in processor time. */
interface Start {
  firstPaint: number;
  largestPaint: number;
  contentLoaded: number;
  pageVisible: number;
  clickAnswered: number;
  longestTask: number;
}

const columns: Readonly<Record<keyof Start, string>> = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  contentLoaded: "bulk load's end",
  pageVisible: 'page itself',
  clickAnswered: 'first click answered',
  longestTask: 'longest task',
};

const columnNames = Object.keys(columns) as readonly (keyof Start)[]; // the keys of an object literal

declare global {
  /** The values that `watchStart` has measured so far. */
  var measuredStart: Partial<Start>;
}

/**
 * Runs in the page before its own scripts.
 * @param loadingScreenId of the element over the page. Below it the page need not be laid out yet, and looking would do that at once.
 */
const watchStart = (loadingScreenId: string): void => {
  const start: Partial<Start> = (globalThis.measuredStart = {});
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') start.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (start.largestPaint = startTime));
  observe('resource', (entry) => {
    if (!entry.name.includes('/api/allModels/')) return;
    start.contentLoaded ??= (entry as PerformanceResourceTiming).responseEnd;
  });
  /** Whether the heading is in view, and nothing lies over it. */
  const isPageVisible = (): boolean => {
    if (document.getElementById(loadingScreenId)) return false;
    const heading = document.querySelector('main h1');
    const box = heading?.getBoundingClientRect();
    if (!heading || !box?.width) return false;
    return heading.contains(
      document.elementFromPoint(
        box.left + box.width / 2,
        Math.min(box.top + box.height / 2, innerHeight - 1),
      ),
    );
  };
  const look = (): void => {
    if (start.pageVisible === undefined && isPageVisible()) start.pageVisible = performance.now();
    const burger = document.querySelector<HTMLElement>('header button[aria-expanded]:not(nav button)');
    if (burger?.getAttribute('aria-expanded') === 'true') start.clickAnswered = performance.now();
    else if (start.pageVisible !== undefined) burger?.click();
    if (start.clickAnswered === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** A visitor's browser optimizes scripts, unlike that of the tests. */
const visitorsOptions = (): LaunchOptions => {
  const { args = [], ...options } = launchOptions();
  return { ...options, args: args.filter((each) => !each.startsWith('--js-flags')) };
};

const slowDown = async (page: Page, { bandwidth, latency, processorSlowdown }: Line): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bandwidth === 0 ? -1 : bandwidth / 8,
    uploadThroughput: bandwidth === 0 ? -1 : bandwidth / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
};

const visit = async (browser: Browser, url: string, line: Line): Promise<Start> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block', // it would prepare the next visits
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named'); // esbuild wraps named functions with it
  await page.addInitScript(watchStart, loadingScreenElementId);
  await slowDown(page, line);
  const longestTask = await longestTaskDuring(browser, page, async () => {
    await page.goto(url);
    await page.waitForFunction(() => globalThis.measuredStart.clickAnswered !== undefined);
  });
  const start = await page.evaluate(() => globalThis.measuredStart);
  await context.close();
  return {
    firstPaint: NaN,
    largestPaint: NaN,
    contentLoaded: NaN,
    pageVisible: NaN,
    clickAnswered: NaN,
    ...start,
    longestTask,
  };
};

const addressOf = ({ port }: MeasuredSite, path: string): string => `http://norcuve.localhost:${port}${path}`;

/** A column of some visits: the median of each build, as in `452 → 608`. */
const medians = (visits: readonly (readonly Start[])[], column: keyof Start): string =>
  visits
    .map((ofBuild) => {
      const figures = ofBuild.map((each) => each[column]);
      return Math.round(quantile(figures, 0.5));
    })
    .join(' → ');

/** Lets the servers render the pages, and compress them as well as they can. That takes them a while: all wait at once. */
const warmUp = async (browser: Browser, sites: readonly MeasuredSite[]): Promise<void> => {
  for (const site of sites) for (const path of pages) await visit(browser, addressOf(site, path), noLimits);
  await wait(recompressDelayMs + 5_000);
};

/**
 * The waiting times of a first visit on a phone, as a table of medians in ms.
 * @param builds folders of builds of the site, the older first. Their visits alternate, so that all meet the same load of the
 * machine.
 */
export async function measurePageStart(builds: readonly string[]): Promise<string> {
  const sites = await Promise.all(
    builds.map(async (build) => {
      const folder = await makeFolder();
      return { build, folder, site: await startSite(folder, build) };
    }),
  );
  const browser = await chromium.launch(visitorsOptions());
  await warmUp(
    browser,
    sites.map(({ site }) => site),
  );
  const rows: string[] = [];
  for (const line of lines) {
    for (const path of pages) {
      const visits = sites.map((): Start[] => []);
      for (let turn = 0; turn < visitsOfEach; turn += 1) {
        for (const [index, { site }] of sites.entries())
          visits[index]?.push(await visit(browser, addressOf(site, path), line));
      }
      const cells = columnNames.map((column) => medians(visits, column));
      rows.push(`| ${[line.name, path, ...cells].join(' | ')} |`);
    }
  }
  await browser.close();
  for (const { folder, site } of sites) {
    await site.stop();
    await removeFolder(folder);
  }
  return [
    `| line | page | ${Object.values(columns).join(' | ')} |`,
    `| --- | --- | ${columnNames.map(() => '---:').join(' | ')} |`,
    ...rows,
  ].join('\n');
}
