import type { Page } from 'playwright-core';
import { contrastViolationsIn } from '../../support/browser/accessibility';
import { openAsAdministrator } from '../../support/browser/adminPages';
import { goTo, showPath } from '../../support/browser/browser';
import { button } from '../../support/browser/editorPages';
import { askSite } from '../../support/inquiries/askSite';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests();

/** One screen of each kind. The brands differ in their colours. */
const screens = [
  '/admin',
  '/language-review',
  '/history',
  '/inquiries',
  '/edit-contacts',
  '/edit-resources/accessibility', // few texts of both kinds
];

/** The screens that load their list themselves. */
const loaded = ['/history', '/inquiries'];

beforeAll(() => askSite(tests.site, { hasFailedMail: true }));

// `everyScreen.test.ts` checks all rules, with the first brand.
describe.each(['rubicuve', 'propacuve'] as const)(
  'in the colours of %s there is enough contrast',
  (brand) => {
    let page: Page;

    beforeAll(async () => {
      ({ page } = await openAsAdministrator(tests.browser, tests.site, '/admin', { brand }));
    });

    afterAll(() => page.context().close());

    it.each(screens)('on %s', async (path) => {
      if (path !== '/admin') await showPath(page, path);
      if (loaded.includes(path)) await page.locator('main ol > li, main ul > li').first().waitFor();
      expect(await contrastViolationsIn(page, path === '/admin' ? 'body' : 'main')).toEqual([]);
    });

    it('where a text is compared in both languages', async () => {
      await goTo(page, '/language-review?item=tanker%2F1%2Fname');
      await page.locator('main input[lang]').first().waitFor();
      expect(await contrastViolationsIn(page, 'main')).toEqual([]);
    });

    it('in the dialog of a list', async () => {
      await showPath(page, '/edit-tankers');
      await button(page, /^Edit: /)
        .last()
        .click();
      await page.getByRole('dialog').waitFor();
      expect(await contrastViolationsIn(page, '[role=dialog]')).toEqual([]);
    });
  },
);
