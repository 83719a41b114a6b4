import { brandIds } from '../../src/model/site/brands';
import { contrastFaultsIn } from '../support/browser/accessibility';
import { SiteTests } from '../support/site/siteTests';

const tests = new SiteTests();

it.each(brandIds)('the names of tabs stay readable under the pointer (%s)', async (brand) => {
  const page = await tests.visit('/achievements', brand);
  await page.getByRole('tab').first().waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    for (const select of [false, true]) {
      if (select) await tab.click();
      await tab.hover();
      await tab.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      expect(await contrastFaultsIn(page, '[role=tablist]')).toEqual([]);
    }
  }
});
