import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { violationsIn } from '../../support/browser/accessibility';
import { answerQuestion, button } from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { untilFocused, untilToast } from '../../support/browser/waits';

const tests = new SiteTests();

const described = async (page: Page): Promise<{ dialog: Locator; focus: Locator }> => {
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  const focus = dialog.getByRole('slider', { name: 'Focal point' });
  await focus.waitFor();
  return { dialog, focus };
};

/** The place that the mark says: per cent from the left, and from the top. */
const placeOf = async (focus: Locator): Promise<number[]> => {
  const place = /^(\d+) % from the left, (\d+) % from the top$/;
  return (place.exec((await focus.getAttribute('aria-valuetext')) ?? '') ?? []).slice(1).map(Number);
};

it('the alt text and the focal point of a picture reach visitors', async () => {
  const { page, problems } = await tests.administer('/edit-gallery', {
    viewport: { width: 360, height: 740 },
  });
  const open = button(page, 'Describe the picture… Picture 2');
  const src = await page.locator('li', { has: open }).locator('img').getAttribute('src');
  await open.click();
  const { dialog, focus } = await described(page);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  const area = focus.locator('xpath=..');
  const { width, height } = (await area.boundingBox()) ?? { width: 0, height: 0 };
  await area.click({ position: { x: width * 0.2, y: height * 0.3 } });
  await focus.press('ArrowDown');
  const [left = NaN, top = NaN] = await placeOf(focus);
  expect(Math.abs(left - 20)).toBeLessThanOrEqual(1);
  expect(Math.abs(top - 32)).toBeLessThanOrEqual(1);
  await focus.hover(); // waits until the dialog stands still
  const ring = await focus.boundingBox();
  if (!ring) throw new Error('The mark is not seen.');
  const [middle, line] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  await page.mouse.down();
  await page.mouse.move(middle + width * 0.4, line, { steps: 3 });
  await page.mouse.up();
  const [x = NaN, y = NaN] = await placeOf(focus);
  for (const distance of [x - 60, y - top]) expect(Math.abs(distance)).toBeLessThanOrEqual(2); // a few px
  await dialog.getByLabel('English text').fill('A red tanker on a road');
  await dialog.getByLabel('French text').fill('Une citerne rouge sur la route');
  const kept = answerQuestion(page, false);
  await page.keyboard.press('Escape');
  await kept;
  await button(dialog, 'Save').press('Enter');
  await untilToast(page, 'Modified description of the picture to database with success');
  await untilFocused(open);
  expect(problems).toEqual([]);
  const visitor = await tests.visit(pathTo('gallery', 'fr'));
  const shown = visitor.locator(`img[src="${src}"]`).first();
  await shown.waitFor();
  expect(await shown.getAttribute('alt')).toBe('Une citerne rouge sur la route');
  expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(`${x}% ${y}%`);
});
