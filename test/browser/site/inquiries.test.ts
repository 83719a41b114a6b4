import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { pathTo } from '../../../src/model/site/paths';
import { contrastViolationsIn, violationsIn, widthOf } from '../../support/browser/accessibility';
import { widths } from '../../support/browser/browser';
import type { Effort } from '../../support/browser/phoneVisitor';
import { PhoneVisitor } from '../../support/browser/phoneVisitor';
import { oldTokenOf } from '../../support/inquiries/askSite';
import { SiteTests } from '../../support/site/siteTests';

/* How a visitor asks: on a phone, with and without scripts. offline.test.ts has a network that comes and goes. */

const tests = new SiteTests();
const phone = { viewport: { width: widths.phone, height: 740 } };
const tanker = pathTo('tanker', 'fr', { id: 1 });

const dialog = (page: Page) => page.getByRole('dialog');

const reference = /^[2-9A-Z]{6}$/;

const send = (page: Page) => page.getByRole('button', { name: /^Envoyer/ }).click();

const journeys = [
  {
    name: 'about a tanker',
    brand: 'norcuve',
    path: `${tanker}?lang=fr`,
    link: 'S’informer sur cette citerne',
    question: 'Votre question',
    fields: { 'Votre nom': 'Jeanne Tremblay', Courriel: 'jeanne@example.com' },
    sent: 'Merci, c’est bien reçu',
  },
  {
    name: 'about a part',
    brand: 'rubicuve',
    path: `${pathTo('parts', 'fr')}?part=1&lang=fr`,
    link: 'S’informer sur cette pièce',
    question: 'Votre question',
    fields: { 'Votre nom': 'Jeanne Tremblay', Courriel: 'jeanne@example.com' },
    sent: 'Merci, c’est bien reçu',
  },
  {
    name: 'about an inspection',
    brand: 'propacuve',
    path: `${pathTo('certifications', 'en')}?lang=en`,
    link: 'Book an inspection',
    question: 'What should we inspect?',
    fields: {
      Vehicle: 'Mack 2014',
      'Preferred week': 'June 8',
      'Your name': 'Ann Roy',
      Telephone: '819 555-0199',
    },
    sent: 'Thank you, we have it',
  },
  {
    name: 'about a posting',
    brand: 'norcuve',
    path: `${pathTo('career', 'en', { id: 1 })}?lang=en`,
    link: 'Apply or ask a question',
    question: 'A few lines about you',
    fields: { 'Your name': 'Ann Roy', 'E-mail': 'ann@example.com' },
    sent: 'Thank you, we have it',
  },
] as const;

/** Opens the dialog, sends it empty, and closes it. It is the same for each brand, but for its colours and fields. */
const expectAccessible = async (page: Page, link: Locator, isWhole: boolean): Promise<void> => {
  await link.click();
  await dialog(page).locator('form [data-autofocus]:focus').waitFor();
  await dialog(page).locator('form').getByRole('button').click();
  await dialog(page)
    .getByText(/^(?:Tell us your name|Dites-nous votre nom)\.$/)
    .waitFor();
  const check = isWhole ? violationsIn : contrastViolationsIn;
  expect(await check(page, '[role=dialog]')).toEqual([]);
  await page.goBack();
  await dialog(page).locator('form').waitFor({ state: 'detached' }); // a part has its dialog below
};

/** Expects that a thumb meets each control of the form, and that the button to send it is near the thumb. */
const expectWithinReach = async (page: Page): Promise<void> => {
  const controls = 'form :is(input[id], textarea, button, label:has(> [type=radio]))';
  const boxes = await dialog(page)
    .locator(controls)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(4);
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
  const button = await dialog(page).locator('form').getByRole('button').boundingBox();
  expect(button?.y).toBeGreaterThan(phone.viewport.height / 2);
  expect(await widthOf(page)).toBe(widths.phone);
};

/** The forms that the page opens from now on are old enough for the site: a program fills one in at once, and it is refused. */
const openOldForms = (page: Page): Promise<unknown> =>
  page.route('**/api/inquiry/form', async (route) =>
    route.fulfill({ json: { token: await oldTokenOf(tests.site) } }),
  );

/** The clock of the page goes on by a minute, until the next document. */
const skipMinute = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });

describe('a question takes at most 40 seconds besides its words, in an accessible dialog', () => {
  const efforts = new Map<string, Effort>();

  it.each(journeys)('$name', async ({ name, brand, path, link, question, fields, sent }) => {
    const { page } = await tests.open(path, { ...phone, brand });
    const ask = page.getByRole('link', { name: link, exact: true }).first();
    const hasNewForm = path === journeys[0].path; // the page waits until it is old enough
    if (!hasNewForm) await openOldForms(page);
    if (!hasNewForm) await expectAccessible(page, ask, brand === 'propacuve'); // once for each brand
    const visitor = new PhoneVisitor(page);
    await visitor.tap(ask);
    const form = dialog(page).locator('form');
    await form.locator('[data-autofocus]:focus').waitFor();
    const fill = async (label: string, type: (field: Locator) => Promise<void>): Promise<void> => {
      const field = form.getByLabel(new RegExp(`^${label.replace('?', '\\?')}`));
      if (!(await field.evaluate((each) => each === document.activeElement))) await visitor.tap(field);
      await type(field);
    };
    const fillQuestion = (): Promise<void> => fill(question, (field) => field.fill('…'));
    if (!('Vehicle' in fields)) await fillQuestion(); // the fields in the order of the page
    for (const [label, words] of Object.entries(fields)) {
      if (label === 'Your name' && 'Vehicle' in fields) await fillQuestion();
      await fill(label, (field) => visitor.type(field, words));
    }
    await expectWithinReach(page);
    if (!hasNewForm) await skipMinute(page);
    await visitor.tap(form.getByRole('button'));
    await dialog(page).getByRole('heading', { name: sent }).waitFor();
    expect(await dialog(page).locator('strong').innerText()).toMatch(reference);
    expect(await widthOf(page)).toBe(widths.phone);
    efforts.set(name, visitor.effort);
  });

  it('as docs/finding.md says', async () => {
    const document = await readFile('docs/finding.md', 'utf8');
    expect(efforts.size).toBe(journeys.length);
    for (const [name, { taps, keys }] of efforts) {
      const [, ...written] =
        new RegExp(`^\\| ${name} +\\| (\\d+) +\\| (\\d+) +\\| .* \\| (\\d+) s`, 'm').exec(document) ?? [];
      const [writtenTaps, writtenKeys, seconds = NaN] = written.map(Number);
      expect([name, writtenTaps, writtenKeys]).toEqual([name, taps, keys]);
      expect(seconds).toBeLessThanOrEqual(40);
    }
  });
});

describe('at a zoom of 400 %', () => {
  const viewport = { width: 320, height: 256 };

  it('nothing covers the field that has the focus', async () => {
    const { page } = await tests.open(pathTo('inquiry', 'fr'), { viewport });
    const fields = await page.locator('form :is(input[id], textarea, [type=radio])').all();
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      await field.focus();
      const isSeen = await field.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + 8) === element;
      });
      expect([await field.getAttribute('name'), isSeen]).toEqual([await field.getAttribute('name'), true]);
    }
  });

  it('the links to ask and to call do not cover the page of a tanker', async () => {
    const { page } = await tests.open(tanker, { viewport });
    const ask = page.getByRole('link', { name: 'S’informer sur cette citerne' });
    expect(await ask.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(viewport.height);
  });
});

it('without scripts, from the service to the reference, with a correction in between', async () => {
  const { page } = await tests.prepare(pathTo('services', 'en'), { ...phone, javaScriptEnabled: false });
  const service = page.getByRole('link', { name: /^Demander ce service.*Peinture/ });
  const services = `${pathTo('services', 'en')}?lang=fr`;
  await tests.html(services); // now the server has rendered the page
  await page.goto(tests.site.url('norcuve', services));
  await tests.html((await service.getAttribute('href')) ?? '');
  await service.click();
  await page.getByRole('heading', { level: 1, name: 'Demander ce service' }).waitFor();
  await page.getByLabel('Votre question').fill('Est-elle encore disponible?');
  await page.getByLabel('Votre nom').fill('Jeanne Tremblay');
  const token = await oldTokenOf(tests.site);
  await page.locator('input[name=token]').evaluate((input, old) => input.setAttribute('value', old), token);
  await send(page);
  await page.getByText('Donnez-nous une adresse courriel ou un numéro').waitFor();
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Jeanne Tremblay');
  expect(await widthOf(page)).toBe(widths.phone);
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('819 555-0199');
  await send(page); // the time before the correction counts
  await page.getByRole('heading', { name: 'Merci, c’est bien reçu' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo('inquiry', 'fr'));
  expect(await page.locator('main strong').first().innerText()).toMatch(reference);
});
