import { widthOf } from '../support/browser/accessibility';
import { button } from '../support/browser/editorPages';
import { journeys } from '../support/browser/editorJourneys';
import { superUser } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';
import { untilStarted } from '../support/browser/browser';

const tests = new SiteTests();

/** What is left of 1440 by 900 px at 200 %. */
const viewport = { width: 720, height: 450 };

const editors = [...journeys.map(({ path }) => path), '/edit-gallery'];
const others = [
  '/admin',
  '/change-password',
  '/history',
  '/edit-contacts',
  '/edit-resources',
  '/edit-resources/home',
];

it('at 200 % no screen of the administration scrolls sideways', async () => {
  const { page } = await tests.administer('/admin', { viewport, account: superUser });
  for (const path of [...editors, ...others]) {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    expect([path, await widthOf(page)]).toEqual([path, viewport.width]);
  }
});

it('at 200 % the buttons of every dialog are to be seen and reached', async () => {
  const { page } = await tests.administer('/admin', { viewport });
  for (const path of editors) {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    await button(page, /^Edit: /)
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Cancel', 'Save']) {
      const each = button(dialog, name);
      await each.focus();
      const box = await each.boundingBox();
      expect(
        box && [box.y >= 0, box.y + box.height <= viewport.height, box.x + box.width <= viewport.width],
      ).toEqual([true, true, true]);
    }
    expect([path, await widthOf(page)]).toEqual([path, viewport.width]);
  }
});
