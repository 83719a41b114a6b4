import { brandIds } from '../../../src/model/site/brands';
import { contrastViolationsIn } from '../../support/browser/accessibility';
import { SiteTests } from '../../support/site/siteTests';

const tests = new SiteTests();

it.each(brandIds)('%s: the name of a tab is readable under the pointer, selected or not', async (brand) => {
  const page = await tests.visit('/achievements', brand);
  const tab = page.getByRole('tab').last(); // not selected at first, unless it is the only one
  for (const isClicked of [false, true]) {
    if (isClicked) await tab.click();
    await tab.hover();
    await tab.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await contrastViolationsIn(page, '[role=tablist]')).toEqual([]);
  }
});
