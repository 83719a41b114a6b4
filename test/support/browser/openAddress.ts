import { request as httpRequest } from 'node:http';
import type { Page, Request } from 'playwright-core';

/** How long a page may take, in milliseconds. A page takes a second; on a busy machine some. */
const stallMs = 60_000;

/** How long the site may take to respond to a request again, in milliseconds. */
const responseMs = 10_000;

/** Whether the site responds to a request. Node does not resolve the hosts of the brands, so it connects to this machine. */
const responds = (address: string): Promise<boolean> => {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host }, timeout: responseMs },
      (response) => response.resume().once('end', () => resolve(true)),
    );
    request.once('timeout', () => request.destroy(new Error('no response')));
    request.once('error', () => resolve(false));
    request.end();
  });
};

const isStream = (address: string): boolean => new URL(address).pathname === '/api/changes'; // it has no end

/** By its name: to load Playwright for its class takes each test file a third of a second. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * Opens an address. If the page does not load although the site responds to each request that the page waits for, the browser is at
 * fault: then the address is opened once more, and the output of the tests says so.
 * @throws if the site does not respond to a request of the page, which the message names
 */
export async function openAddress(page: Page, url: string): Promise<void> {
  const waiting = new Set<string>([url]);
  const add = (request: Request): void => void waiting.add(request.url());
  const remove = (request: Request): void => void waiting.delete(request.url());
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  try {
    await page.goto(url, { timeout: stallMs });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const requests = [...waiting].filter((address) => !isStream(address));
    const silent: string[] = [];
    for (const address of requests) if (!(await responds(address))) silent.push(address);
    if (silent.length > 0)
      throw new Error(`The site does not respond: ${silent.join(' ')}`, { cause: error });
    process.stderr.write(`Chromium did not load ${url}. It waited for: ${requests.join(' ') || 'nothing'}\n`);
    await page.goto(url);
  } finally {
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  }
}
