import type { Page } from 'playwright-core';
import { untilStarted } from '../support/browser/browser';
import { OtherAdministrator } from '../support/site/otherAdministrator';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

/** A change by somebody else, wherever they are. */
const call = (...parameters: Parameters<OtherAdministrator['call']>): Promise<Record<string, unknown>> =>
  new OtherAdministrator(tests.site).call(...parameters);

/** Opens the careers as a visitor, listening for changes. */
const visit = async (): Promise<Page> => {
  const url = tests.site.url('norcuve', '/careers');
  const { page } = await tests.prepare('/careers');
  const listening = page.waitForResponse((response) => response.url().includes('/api/changes'));
  await page.goto(url);
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
