import type { Page } from 'playwright-core';
import { untilStarted } from '../../support/browser/browser';
import { OtherAdministrator } from '../../support/site/otherAdministrator';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests({ hasNewPages: true });

/** A change by another administrator. */
const call = (...parameters: Parameters<OtherAdministrator['request']>): Promise<Record<string, unknown>> =>
  new OtherAdministrator(tests.site).request(...parameters);

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

it('a change by an administrator appears on an open page', async () => {
  const page = await visit();
  const { id } = await savePosting('Junior welder');
  await page.getByText('Junior welder').first().waitFor();
  await call('PUT', 'jobPosting/update', { id, jobTitleEn: 'Senior welder' });
  await page.getByText('Senior welder').first().waitFor();
  await call('DELETE', 'jobPosting/delete', { id });
  await page.getByText('Senior welder').first().waitFor({ state: 'detached' });
});

it('a change made while a page was offline appears when it is online again', async () => {
  const page = await visit();
  await page.context().setOffline(true);
  await savePosting('Night welder');
  await page.context().setOffline(false);
  await page.getByText('Night welder').first().waitFor();
});
