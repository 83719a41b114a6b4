import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { widthOf } from '../../support/browser/accessibility';
import { openPage, untilStarted, widths } from '../../support/browser/browser';
import type { WatchedPage } from '../../support/browser/browser';
import { goOffline, untilCached, untilTrue } from '../../support/browser/offline';
import type { Effort } from '../../support/browser/phoneVisitor';
import { PhoneVisitor } from '../../support/browser/phoneVisitor';
import { untilCount } from '../../support/browser/waits';
import { SiteTests } from '../../support/site/siteTests';

/* Visitors look for information on a phone, in French, without a network. docs/finding.md lists the tasks. */

const tests = new SiteTests();

let watched: WatchedPage;
let page: Page;

const efforts = new Map<string, Effort>();

beforeAll(async () => {
  watched = await openPage(tests.browser, tests.site.url('norcuve', '/'), {
    viewport: { width: widths.phone, height: 740 },
    locale: 'fr-CA',
    serviceWorkers: 'allow',
    permissions: ['clipboard-write'],
  });
  ({ page } = watched);
  await untilStarted(page);
  await untilCached(page);
  await untilTrue(page, async () => (await (await caches.open('pdf')).keys()).length >= 8); // two guides and six sheets
  await goOffline(page);
  await page.reload(); // the service worker controls it from now on
  await untilStarted(page);
});

afterAll(() => watched.close());

/** A task that starts on the home page, and ends when its answer is on the screen. */
const task = (name: string, work: (visitor: PhoneVisitor) => Promise<void>): void =>
  it(name, async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Accueil/ })
      .click();
    await page
      .getByRole('heading', { level: 1, name: /^Nous construisons et vendons des citernes/ })
      .waitFor();
    const visitor = new PhoneVisitor(page);
    await work(visitor);
    efforts.set(name, visitor.effort);
    expect(await widthOf(page)).toBe(widths.phone);
  });

/** Whether a document that a link leads to is there without a network. */
const isReadable = async (link: Locator): Promise<boolean> => {
  const address = await link.getAttribute('href');
  return page.evaluate(async (url) => {
    const document = await (await fetch(url)).blob();
    return document.type === 'application/pdf' && document.size > 10_000;
  }, address ?? '');
};

const cards = () => page.locator('main article');
const dialog = () => page.getByRole('dialog');

/** Opens the sheet of filters, marks a value in each of some groups, and shows what they leave. */
const filter = async (visitor: PhoneVisitor, values: Readonly<Record<string, string>>): Promise<void> => {
  await visitor.tap(page.getByRole('link', { name: /^Filtrer/ }));
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByRole('button', { name: /^Afficher/ }).waitFor();
  for (const [group, value] of Object.entries(values)) {
    const summary = sheet.locator('summary', { hasText: group });
    if ((await summary.locator('xpath=..').getAttribute('open')) === null) await visitor.tap(summary);
    await visitor.tap(sheet.getByText(value, { exact: true }));
  }
  await visitor.tap(sheet.getByRole('button', { name: /^Afficher/ }));
  await sheet.waitFor({ state: 'detached' });
};

task('the price of a trailer of 45,000 L', async (visitor) => {
  await visitor.follow('Citernes à vendre');
  await filter(visitor, {
    'Camion ou remorque': 'Remorque',
    Capacité: 'De 40\u00a0000 à 50\u00a0000\u00a0L',
  });
  await untilCount(cards(), 1);
  expect(await cards().innerText()).toMatch(/189\s500\s\$/);
  expect(await page.locator('main').getByRole('status').first().innerText()).toBe('1 citerne sur 9');
});

task('all tankers under $200,000', async (visitor) => {
  await visitor.follow('Citernes à vendre');
  await filter(visitor, { Prix: 'Jusqu’à 200\u00a0000\u00a0$' });
  await untilCount(cards(), 2);
});

task('who to call for a propane inspection, from the site of a sister company', async (visitor) => {
  await visitor.search('inspection propane');
  const link = page.getByRole('region', { name: 'Nous joindre' }).getByRole('link').first();
  await link.getByText(/Rendez-vous d.inspection/).waitFor();
  expect(await link.getAttribute('href')).toBe('tel:+18195550191');
});

task('the data sheet of a part', async (visitor) => {
  await visitor.search('bl2');
  await visitor.tap(visitor.firstOf('Pièces'));
  const sheet = dialog().getByRole('link', { name: /Télécharger la fiche technique/ });
  expect(await sheet.getAttribute('href')).toContain('truck-meter-data-sheet.pdf');
  expect(await isReadable(sheet)).toBe(true);
  expect(await dialog().getByRole('heading').first().textContent()).toContain('Compteur de camion');
  await page.goBack();
  expect(await page.getByRole('searchbox').inputValue()).toBe('bl2');
});

task('whether a part fits, and who to call', async (visitor) => {
  await visitor.search('nf 32');
  await visitor.tap(visitor.firstOf('Pièces'));
  await dialog().getByText('Convient à').waitFor();
  expect(await dialog().innerText()).toMatch(/NF-32[^]*Dévidoirs EN-45/);
  expect(
    await dialog()
      .getByRole('link', { name: /\d{3}-\d{4}/ })
      .getAttribute('href'),
  ).toMatch(/^tel:/);
  await page.goBack();
});

task('the hours of today', async () => {
  await page
    .getByRole('contentinfo')
    .getByText(/aujourd.hui/i)
    .waitFor();
});

task('directions to the company', async (visitor) => {
  await visitor.follow('Nous joindre');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Obtenir l.itinéraire/ })
    .waitFor();
});

task('a person by a misspelt name, whom a phone can save', async (visitor) => {
  await visitor.search('castelneve');
  await visitor.tap(visitor.firstOf('Notre équipe'));
  const card = dialog().getByRole('link', { name: 'Ajouter aux contacts' });
  const [download] = await Promise.all([page.waitForEvent('download'), visitor.tap(card)]);
  expect(download.suggestedFilename()).toBe('Rémi Castelneuve.vcf');
  await page.goBack();
});

task('a part for a colleague', async (visitor) => {
  await visitor.search('en-45');
  await visitor.tap(visitor.firstOf('Pièces'));
  await visitor.tap(dialog().getByRole('button', { name: 'Partager' }));
  await dialog().getByRole('button', { name: 'Lien copié' }).waitFor();
  await page.goBack();
});

task('two tankers side by side, on paper', async (visitor) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await visitor.follow('Citernes à vendre');
  for (const index of [0, 1]) await visitor.tap(page.getByRole('checkbox', { name: /^Comparer/ }).nth(index));
  await visitor.tap(page.getByRole('link', { name: 'Comparer (2)' }));
  await untilCount(page.getByRole('columnheader'), 2);
  await visitor.tap(page.getByRole('button', { name: 'Imprimer' }));
  expect(await page.locator('body').getAttribute('data-printed')).toBe('');
});

task('a job, and where to apply', async (visitor) => {
  await visitor.follow('Carrières');
  await visitor.tap(cards().getByRole('link', { name: /soudeur/i }));
  const link = page.getByRole('complementary').getByRole('link', { name: /^Postuler/ });
  expect(await link.getAttribute('href')).toBeTruthy();
});

task('how often an inspection is due', async (visitor) => {
  await visitor.search('scully');
  expect(await visitor.firstOf('Certifications').innerText()).toMatch(/Scully[^]*\d+\s(?:ans?|mois)/);
});

task('a unit by its number', async (visitor) => {
  await visitor.search('1189');
  await visitor.tap(visitor.firstOf('Citernes à vendre'));
  await page.getByRole('heading', { level: 1, name: /^Semi-remorque à quatre essieux/ }).waitFor();
});

task('what a manufacturer makes', async (visitor) => {
  await visitor.follow('Fabricants');
  await page.getByRole('heading', { level: 2, name: 'Pompes Kamoura' }).scrollIntoViewIfNeeded();
});

task('a document by a word in its text', async (visitor) => {
  await visitor.search('extincteur');
  const link = visitor.firstOf('Documents utiles');
  await link.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.matches('a[data-hit]'));
  expect(await link.getAttribute('href')).toMatch(/^\/pdf\/loading-guide-fr\.pdf#page=\d$/);
  expect(await isReadable(link)).toBe(true);
});

it('a unit from an address that does not exist', async () => {
  const visitor = new PhoneVisitor(page);
  await page.goto(tests.site.url('norcuve', '/vieux/avitailleur-20000.html'));
  await untilStarted(page);
  await visitor.tap(visitor.firstOf('Cherchiez-vous ceci?'));
  await page.getByRole('heading', { level: 1, name: /^Avitailleur/ }).waitFor();
  efforts.set('a unit from an address that does not exist', visitor.effort);
});

it('the search opens with the key of its link', async () => {
  const isHandled = await page.evaluateHandle(() => {
    const last = { isHandled: false };
    window.addEventListener('keydown', (event) => {
      last.isHandled = event.defaultPrevented;
    });
    return last;
  });
  do await page.keyboard.press('/');
  while (!(await isHandled.evaluate((last) => last.isHandled))); // the code of the key comes last
  await page.waitForFunction(() => document.activeElement?.matches('input[type=search]'));
  await page.keyboard.type('sonde');
  await new PhoneVisitor(page).firstOf('Pièces').getByText('Sonde antidébordement').waitFor();
});

it('docs/finding.md says the same of each task', async () => {
  const table = (await readFile('docs/finding.md', 'utf8')).matchAll(/^\| (\S.*?) +\| (\d+) +\| (\d+) +\|/gm);
  const written = new Map(
    [...table].map(([, name, taps, keys]) => [name, { taps: Number(taps), keys: Number(keys) }]),
  );
  for (const [name, effort] of efforts) expect([name, written.get(name)]).toEqual([name, effort]);
});
