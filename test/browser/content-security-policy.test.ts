import type { ProtectedRoute } from '../../src/model/site/paths';
import { pathTo, protectedPaths } from '../../src/model/site/paths';
import { openPage, untilStarted } from '../support/browser/browser';
import { SiteTests } from '../support/site/siteTests';

/*
 * The policy is strict, and no screen of the administration asks for what it forbids; the public ones are looked at in
 * routes-*.test.ts. The browser tells what it forbade as an error on the console.
 */

const tests = new SiteTests();

const routes = Object.keys(protectedPaths) as readonly ProtectedRoute[]; // the keys of a literal object are its own

it('each screen of the administration asks for nothing that the policy forbids', async () => {
  const { page, problems } = await tests.administer('/admin');
  for (const route of routes) {
    const path = pathTo(route, 'en', { page: 'home', classKey: 'home' });
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    expect([route, ...problems]).toEqual([route]);
  }
});

it('a script that was not there is not run, wherever it came from, and that is told', async () => {
  const { page, problems, close } = await openPage(tests.browser, tests.site.url('norcuve'));
  await untilStarted(page);
  const isTold = (text: string): boolean => text.includes('Content Security Policy');
  const told = page.waitForEvent('console', (message) => isTold(message.text()));
  const forbidden = await page.evaluate(async () => {
    const directives: string[] = [];
    const all = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.push(effectiveDirective) === 3) resolve();
      });
    });
    const inline = document.createElement('script');
    inline.textContent = 'window.ran = "inline"';
    const foreign = document.createElement('script');
    foreign.src = 'data:text/javascript,window.ran="data"';
    const link = document.createElement('a');
    link.setAttribute('onclick', 'window.ran = "attribute"');
    document.body.append(inline, foreign, link);
    link.click();
    await all;
    return directives.sort();
  });
  expect(forbidden).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  await told;
  expect(problems.some(isTold)).toBe(true);
  await close();
});
