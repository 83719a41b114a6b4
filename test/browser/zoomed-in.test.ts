import type { ProtectedRoute } from '../../src/model/site/paths';
import { pathTo, protectedPaths } from '../../src/model/site/paths';
import { widthOf } from '../support/browser/accessibility';
import { untilStarted } from '../support/browser/browser';
import { button } from '../support/browser/editorPages';
import { superUser } from '../support/site/site';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

/** The size of a window of 1440 by 900 px at 200 %. */
const viewport = { width: 720, height: 450 };

const routes = Object.keys(protectedPaths) as readonly ProtectedRoute[]; // the keys of an object literal
const paths = routes.map((route) => pathTo(route, 'en', { page: 'home', classKey: 'home' }));
/** The screens whose rows are edited in a dialog. */
const editors = [
  '/edit-tankers',
  '/edit-parts',
  '/edit-employees',
  '/edit-careers',
  '/edit-achievements',
  '/edit-assemblies',
  '/edit-manufacturers',
  '/edit-gallery',
];

it('at 200 % no screen of the administration scrolls sideways, nor violates the content security policy, and all buttons of its dialogs can be reached', async () => {
  const { page, problems } = await tests.administer('/admin', { viewport, account: superUser });
  for (const path of paths) {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    expect([path, await widthOf(page)]).toEqual([path, viewport.width]);
    expect([path, ...problems]).toEqual([path]); // the console reports each violation of the policy
    if (!editors.includes(path)) continue;
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
