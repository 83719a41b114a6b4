import type { Page } from 'playwright-core';
import { untilStarted, widths } from '../../support/browser/browser';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests();

/** A phone with two device pixels per CSS pixel. */
const phone = {
  viewport: { width: widths.phone, height: 800 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;

interface ShownPicture {
  /** As it was uploaded. */
  readonly original: string;
  /** As it is shown. */
  readonly current: string;
}

/** Scrolls to each picture that a page shows, and waits until it is loaded. */
const picturesOf = async (page: Page): Promise<readonly ShownPicture[]> => {
  const pictures = page.locator('picture > img').filter({ visible: true });
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const { src, currentSrc } = image as HTMLImageElement; // each is an image
      return { original: new URL(src).pathname, current: new URL(currentSrc).pathname };
    }),
  );
};

/** The paths that came over the network, one for each transfer; without those that the browser took from its cache. */
const transferredPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0) // by the type in the line above
      .map((entry) => new URL(entry.name).pathname),
  );

const bytesOf = async (path: string): Promise<number> =>
  (await (await fetch(tests.site.apiUrl + path)).arrayBuffer()).byteLength;

const sumOf = async (paths: readonly string[]): Promise<number> =>
  (await Promise.all([...new Set(paths)].map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);

/** Runs in the page: adds up how far its layout shifts. */
const watchShifts = (): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // the observed type
      const { dataset } = document.documentElement;
      if (!shift.hadRecentInput) dataset.shift = String(Number(dataset.shift ?? 0) + shift.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

it.each(['/', '/tankers', '/gallery'])(
  'the pictures of %s have at most a fifth of their bytes on a phone, each is transferred once, and the layout does not shift',
  async (path) => {
    const context = await tests.browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.route('**/*.woff2', (route) => route.abort()); // their fallbacks are fonts that a machine may not have
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    const pictures = await picturesOf(page);
    const [current, originals] = [
      pictures.map((each) => each.current),
      pictures.map((each) => each.original),
    ];
    expect(current.every((address) => address.endsWith('.avif'))).toBe(true);
    expect((await sumOf(originals)) / (await sumOf(current))).toBeGreaterThanOrEqual(5);
    const transferred = (await transferredPaths(page)).filter((address) =>
      /\.(?:jpg|avif|webp)$/.test(address),
    );
    expect(transferred.sort()).toEqual([...new Set(current)].sort());
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await context.close();
  },
);

it('the layout of a page with a list of telephones does not shift on a phone', async () => {
  const context = await tests.browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(tests.site.url('norcuve', '/join-us'));
  await untilStarted(page);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await context.close();
});
