import type { Page } from 'playwright-core';
import type { ProtectedRoute } from '../../../src/model/site/paths';
import { pathTo, protectedPaths } from '../../../src/model/site/paths';
import { widthOf } from '../../support/browser/accessibility';
import { officeWindow, showPath } from '../../support/browser/browser';
import { button } from '../../support/browser/editorPages';
import { superUser } from '../../support/site/testAccounts';
import { SiteTests } from '../../support/site/siteTests';

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

/** Gives the first rows of the longest list all marks that a row can have, and adds an account with a long address. */
const addMarks = async (page: Page): Promise<void> => {
  const times = { onlineAt: '2099-11-30T12:30Z', offlineAt: '2099-12-30T12:30Z' };
  const rows = [1, 2].map((id) => ({ id, isHidden: true, ...times }));
  const { email, password } = superUser;
  const address = email.replace(/^/, 'somebody.with.a.long.name.in.the.office.of.levis.');
  const account = { email: address, name: '', role: 'administrator', current_password: password };
  await page.evaluate(
    async (requests) => {
      const authorization = `Bearer ${sessionStorage.getItem('authenticationToken')}`;
      for (const [method, path, body] of requests) {
        const headers = { authorization, 'content-type': 'application/json' };
        const { ok, status } = await fetch(path, { method, headers, body });
        if (!ok) throw new Error(`${path}: ${status}`);
      }
    },
    [
      ['PUT', '/api/visibility/update', JSON.stringify({ entity: 'tanker', rows })],
      ['PUT', '/api/tanker/update', JSON.stringify({ id: 2, nameFr: '' })],
      ['POST', '/api/accounts', JSON.stringify(account)],
    ] as const,
  );
};

it('at 200 % no screen of the administration scrolls sideways, nor violates the content security policy, and all buttons of its dialogs can be reached', async () => {
  const { page, problems } = await tests.administer('/admin', { viewport, account: superUser });
  await addMarks(page);
  for (const path of paths) {
    if (path !== '/admin') await showPath(page, path);
    expect([path, await widthOf(page)]).toEqual([path, viewport.width]);
    expect([path, ...problems]).toEqual([path]); // the console reports each violation of the policy
    if (path === pathTo('accounts', 'en')) {
      await page.setViewportSize(officeWindow); // a table
      expect(await widthOf(page)).toBe(officeWindow.width);
      await page.setViewportSize(viewport);
    }
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
    await button(dialog, 'Cancel').click();
    await dialog.waitFor({ state: 'detached' });
  }
});
