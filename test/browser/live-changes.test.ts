import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage, quietPath, untilStarted } from '../support/browser';
import type { WatchedPage } from '../support/browser';
import type { RunningSite } from '../support/site';
import { administrator, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
let authorization: string;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const answer = await call('POST', 'auth/login', administrator);
  authorization = `Bearer ${String(answer.Authorization)}`;
});

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** A change by somebody else, wherever they are. */
const call = async (method: string, path: string, body: unknown): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const answer = await fetch(`${site.apiUrl}/api/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
};

/** Opens the careers as a visitor, listening for changes. */
const visit = async (): Promise<Page> => {
  const watched = await openPage(browser, site.url('norcuve', quietPath));
  opened.push(watched);
  const { page } = watched;
  const listening = page.waitForResponse((response) => response.url().includes('/api/changes'));
  await page.goto(site.url('norcuve', '/careers'));
  await untilStarted(page);
  await listening;
  return page;
};

const savePosting = (title: string) =>
  call('POST', 'jobPosting/save', {
    jobTitleEn: title,
    jobTitleFr: title,
    jobSummaryEn: '<p>x</p>',
    locationId: 1,
  });

it('what an administrator changes appears in a page that is open', async () => {
  const page = await visit();
  const { id } = await savePosting('Junior welder');
  await page.getByText('Junior welder').first().waitFor();
  await call('PUT', 'jobPosting/update', { id, jobTitleEn: 'Senior welder' });
  await page.getByText('Senior welder').first().waitFor();
  await call('DELETE', 'jobPosting/delete', { id });
  await page.getByText('Senior welder').first().waitFor({ state: 'detached' });
});

it('what was changed while a page had no network appears when it has one again', async () => {
  const page = await visit();
  await page.context().setOffline(true);
  await savePosting('Night welder');
  await page.context().setOffline(false);
  await page.getByText('Night welder').first().waitFor();
});
