import { faultsOf, widthOf } from '../support/browser/accessibility';
import { untilStarted, widths } from '../support/browser/browser';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

describe('the dashboard', () => {
  it('links to every editor in six groups, and counts the items of each', async () => {
    const { page, problems } = await tests.administer('/admin');
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'About us',
      'Products',
      'Services',
      'Careers',
      'Join us',
      'Resources',
    ]);
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const path of [
      '/edit-achievements',
      '/edit-employees',
      '/edit-assemblies',
      '/edit-manufacturers',
      '/edit-gallery',
      '/edit-tankers',
      '/edit-parts',
      '/edit-careers',
      '/edit-contacts',
      '/edit-resources',
      '/edit-resources/certifications',
      '/edit-resources/certifications-certipropane',
      '/edit-resources/services-and-repairs',
      '/history',
    ]) {
      expect(links).toContain(path);
    }
    const { tankers } = (await (await fetch(`${tests.site.apiUrl}/api/allModels/`)).json()) as {
      tankers: unknown[];
    };
    await page.getByRole('link', { name: `Tankers ${tankers.length} items` }).waitFor();
    expect(problems).toEqual([]);
  });
});

it('on a phone nothing is wider than the screen, and axe finds no violation', async () => {
  const phone = { viewport: { width: widths.phone, height: 740 } };
  const login = await tests.open('/connexion', phone);
  expect(await widthOf(login.page)).toBe(widths.phone);
  expect(await faultsOf(login.page)).toEqual([]);
  const { page, problems } = await tests.administer('/modifier-mot-de-passe', phone);
  for (const path of ['/modifier-mot-de-passe', '/admin']) {
    await page.goto(tests.site.url('norcuve', path));
    await untilStarted(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr'); // its words are longer
    expect(await widthOf(page)).toBe(widths.phone);
    expect(await faultsOf(page)).toEqual([]);
  }
  expect(problems).toEqual([]);
});
