import { existsSync } from 'node:fs';
import { brandTokens } from '../../../src/client/ui/theme/brandTokens';
import { texts } from '../../../src/content/texts';
import { brandVariants } from '../../../src/content/texts/brandTexts';
import { brandList } from '../../../src/model/site/brands';
import type { Brand } from '../../../src/model/site/brands';
import { languages } from '../../../src/model/site/languages';
import type { Language } from '../../../src/model/site/languages';
import { galleryPictures } from '../../../src/model/site/screens/galleryPictures';
import { trades } from '../../../src/model/site/screens/trades';
import { servicesOf } from '../../../src/model/site/screens/servicesOf';
import { newRow } from '../../../src/model/schema/rows';

/*
 * The brands must differ on pictures in grey, with their logos hidden.
 */

const grey = (pattern: string): string => pattern.replace(/#[\da-f]{6}/gi, 'grey');

const headline = ({ id }: Brand, language: Language): string =>
  (brandVariants[id]?.home?.['main-text'] ?? texts.home['main-text'])[language];

it.each<readonly [string, (brand: Brand) => unknown]>([
  ['the order of sections of the home page', ({ trade }) => trades[trade].home.sections],
  ['the first section', ({ trade }) => trades[trade].home.sections[0]],
  ['the main button', ({ trade }) => trades[trade].home.subject],
  ['the order of services', (brand) => servicesOf(brand).map(({ number }) => number)],
  ['the first service', (brand) => servicesOf(brand)[0]?.number],
  ['the first picture of a service', (brand) => servicesOf(brand)[0]?.picture],
  ['the words above the search', ({ id }) => brandVariants[id]?.search?.title ?? texts.search.title],
  ['the pattern', ({ id }) => grey(brandTokens[id].pattern.along)],
  ...languages.map(
    (language) => [`the headline in ${language}`, (brand: Brand) => headline(brand, language)] as const,
  ),
])('each brand has its own: %s', (_name, valueOf) => {
  const values = brandList.map((brand) => JSON.stringify(valueOf(brand)));
  expect(new Set(values).size).toBe(brandList.length);
});

it.each(languages)('a headline in %s says in fewer than ten words what the company does', (language) => {
  for (const brand of brandList) expect(headline(brand, language).split(/\s+/).length).toBeLessThan(10);
});

it('no two brands begin with the same picture of a service, and every picture exists', () => {
  const pictures = brandList.map((brand) => servicesOf(brand).map(({ picture }) => picture));
  expect(new Set(pictures.map(([first]) => first)).size).toBe(brandList.length);
  for (const picture of pictures.flat()) expect(existsSync(`public${picture}`)).toBe(true);
});

it('each brand offers all six services', () => {
  for (const brand of brandList)
    expect(
      servicesOf(brand)
        .map(({ number }) => number)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5, 6]);
});

it('the gallery begins with what the brand has built, and ends with what its sister company has', () => {
  const builders = ['Norcuve', 'Rubicuve', '', 'Norcuve', 'Propacuve'];
  const rows = builders.map((manufacturer, index) => ({
    id: index + 1,
    ...newRow('galleryImage', {
      image: '/a.jpg',
      manufacturer,
      isCertipropane: manufacturer === 'Propacuve',
    }),
  }));
  const idsOf = (brand: Brand): readonly number[] => galleryPictures(rows, brand).map(({ id }) => id);
  expect(brandList.map(idsOf)).toEqual([[1, 3, 4, 2], [2, 3, 1, 4], [5]]);
});
