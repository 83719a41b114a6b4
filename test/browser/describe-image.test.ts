import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../src/model/site/paths';
import { faultsOf } from '../support/browser/accessibility';
import { answerQuestion, button } from '../support/browser/editorPages';
import { SiteTests } from '../support/site/siteTests';
import { untilFocused, untilToast } from '../support/browser/waits';

const tests = new SiteTests();

const described = async (page: Page): Promise<{ dialog: Locator; focus: Locator }> => {
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  const focus = dialog.getByRole('slider', { name: 'Focal point' });
  await focus.waitFor();
  return { dialog, focus };
};

it('the alt text and the focal point of a picture reach visitors, in both languages', async () => {
  const { page, problems } = await tests.administer('/edit-gallery', {
    viewport: { width: 360, height: 740 },
  });
  const open = button(page, 'Describe the picture… Picture 2');
  const src = await page.locator('li', { has: open }).locator('img').getAttribute('src');
  await open.click();
  const { dialog, focus } = await described(page);
  expect(await faultsOf(page)).toEqual([]);
  const area = focus.locator('xpath=..');
  const { width, height } = (await area.boundingBox()) ?? { width: 0, height: 0 };
  await area.click({ position: { x: width * 0.2, y: height * 0.3 } });
  await dialog.getByRole('slider', { name: 'Focal point' }).press('ArrowDown');
  const place = /^(\d+) % from the left, (\d+) % from the top$/.exec(
    (await focus.getAttribute('aria-valuetext')) ?? '',
  );
  const [x, y] = [Number(place?.[1]), Number(place?.[2])];
  expect(Math.abs(x - 20)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - 32)).toBeLessThanOrEqual(1);
  await dialog.getByLabel('English text').fill('A red tanker on a road');
  await dialog.getByLabel('French text').fill('Une citerne rouge sur la route');
  const kept = answerQuestion(page, false);
  await page.keyboard.press('Escape');
  await kept;
  await button(dialog, 'Save').press('Enter');
  await untilToast(page, 'Modified description of the picture to database with success');
  await untilFocused(open);
  expect(problems).toEqual([]);
  for (const [language, words] of [
    ['en', 'A red tanker on a road'],
    ['fr', 'Une citerne rouge sur la route'],
  ] as const) {
    const visitor = await tests.visit(pathTo('gallery', language));
    const shown = visitor.locator(`img[src="${src}"]`).first();
    await shown.waitFor();
    expect(await shown.getAttribute('alt')).toBe(words);
    expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(`${x}% ${y}%`);
  }
});

it('a picture is described in a dialog above the dialog of its item, whose typed text stays', async () => {
  const { page } = await tests.administer('/edit-tankers');
  await button(page, /^Edit: /)
    .first()
    .click();
  const item = page.getByRole('dialog', { name: 'Edit: tanker' });
  await item.getByLabel('Name in English').fill('Typed');
  await button(item, 'Describe the picture…').click();
  const { dialog, focus } = await described(page);
  await focus.hover(); // waits until the dialog stands still
  const ring = await focus.boundingBox();
  if (!ring) throw new Error('The mark is not seen.');
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await page.mouse.down();
  await page.mouse.move(ring.x + ring.width / 2 - 60, ring.y + ring.height / 2, { steps: 3 });
  await page.mouse.up();
  expect(await focus.getAttribute('aria-valuetext')).toMatch(/^[1-4]\d % from the left, (?:49|50|51) %/);
  await button(dialog, 'Save').click();
  await untilToast(page, 'Modified description of the picture to database with success');
  await dialog.waitFor({ state: 'detached' });
  expect(await item.getByLabel('Name in English').inputValue()).toBe('Typed');
  await untilFocused(button(item, 'Describe the picture…'));
});
