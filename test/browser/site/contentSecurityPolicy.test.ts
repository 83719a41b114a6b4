import { SiteTests } from '../../support/site/siteTests';

/*
 * The browser reports each violation of the policy as an error on the console. routes.test.ts and everyScreen.test.ts open
 * all public pages and all screens of the administration, and expect no errors there.
 */

const tests = new SiteTests();

it('scripts from elsewhere do not run, and the console reports each', async () => {
  const { page, problems } = await tests.open('/');
  const isReport = (text: string): boolean => text.includes('Content Security Policy');
  const reported = page.waitForEvent('console', (message) => isReport(message.text()));
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
  await reported;
  expect(problems.some(isReport)).toBe(true);
});
