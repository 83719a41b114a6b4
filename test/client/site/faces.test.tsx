import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import ContactScreen from '../../../src/client/site/contact/ContactScreen';
import EmployeesScreen from '../../../src/client/site/employees/EmployeesScreen';
import GalleryScreen from '../../../src/client/site/gallery/GalleryScreen';
import HomeScreen from '../../../src/client/site/home/HomeScreen';
import ServicesScreen from '../../../src/client/site/services/ServicesScreen';
import TankersScreen from '../../../src/client/site/tankers/TankersScreen';
import TankerScreen from '../../../src/client/site/tankers/TankerScreen';
import { demonstration } from '../../../src/content/rows';
import { brandIds, brandList } from '../../../src/model/site/brands';
import type { BrandId } from '../../../src/model/site/brands';
import { languages } from '../../../src/model/site/languages';
import type { Language } from '../../../src/model/site/languages';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

/** Some rows of each brand: the fuel brands have the first tankers, the propane brand the last ones. */
const content = {
  tankers: [...demonstration.tanker.slice(0, 2), ...demonstration.tanker.slice(-2)],
  galleryImages: demonstration.galleryImage.slice(0, 2),
};

const screens: readonly (readonly [string, ComponentType])[] = [
  ['the home page', HomeScreen],
  ['the tankers', TankersScreen],
  ['the contact page', ContactScreen],
  ['the team', EmployeesScreen],
];

const screensWithBand: typeof screens = [
  ['the services', ServicesScreen],
  ['the gallery', GalleryScreen],
];

/** The words at the top of a page, without the names of the brands, and the address of its picture. */
const topOf = async (Screen: ComponentType, brand: BrandId, language: Language) => {
  const { unmount } = await renderSettledScreen(Screen, { brand, language, content });
  const top = screen.getByRole('heading', { level: 1 }).closest('section, header');
  const picture = top?.querySelector('img')?.getAttribute('src');
  unmount();
  const words = brandList.reduce((text, { name }) => text.replaceAll(name, ''), top?.textContent ?? '');
  return { words, picture };
};

const expectDifferentTops = async (Screen: ComponentType, language: Language, hasBand: boolean) => {
  const tops: Awaited<ReturnType<typeof topOf>>[] = [];
  for (const brand of brandIds) tops.push(await topOf(Screen, brand, language));
  expect(tops.every(({ words }) => words.length > 20)).toBe(true);
  expect(new Set(tops.map(({ words }) => words)).size).toBe(brandIds.length);
  if (!hasBand) return;
  expect(tops.map(({ picture }) => picture?.endsWith('.jpg'))).toEqual([true, true, true]);
  expect(new Set(tops.map(({ picture }) => picture)).size).toBe(brandIds.length);
};

describe.each(languages)('without logos and colours, in %s,', (language) => {
  it.each(screens)('%s tells the brands apart', (_name, Screen) =>
    expectDifferentTops(Screen, language, false),
  );

  it.each(screensWithBand)('%s tells the brands apart, also by the picture in its band', (_name, Screen) =>
    expectDifferentTops(Screen, language, true),
  );
});

describe('the catalogue that two brands share', () => {
  const buildersOfMarks = (): readonly (string | null)[] =>
    screen
      .getAllByRole('article')
      .map((card) => /Built by (Norcuve|Rubicuve)/.exec(card.textContent)?.[1] ?? null);

  it.each([
    ['norcuve', 'Rubicuve'],
    ['rubicuve', 'Norcuve'],
  ] as const)('on the site of %s begins with its units, and marks those of %s', async (brand, sister) => {
    await renderSettledScreen(TankersScreen, { brand });
    const builders = buildersOfMarks();
    expect(builders[0]).toBeNull();
    expect(new Set(builders)).toEqual(new Set([null, sister]));
  });

  /** The second tanker of the demonstration was built by the second brand. */
  const tanker = { route: '/tankers/:id', path: '/tankers/2' };

  it('says who built the unit of a sister company, links it there, and has the plate signed by its builder', async () => {
    await renderSettledScreen(TankerScreen, { brand: 'norcuve', ...tanker });
    expect(screen.getByText(/Our sister company Rubicuve built this unit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it at Rubicuve' })).toHaveAttribute(
      'href',
      'http://rubicuve.localhost/tankers/2',
    );
    expect(screen.getByText('Lévis (QC)').parentElement).toHaveTextContent(/^Rubicuve inc\., Lévis \(QC\)$/);
  });

  it('shows no sister company on the site of the builder', async () => {
    await renderSettledScreen(TankerScreen, { brand: 'rubicuve', ...tanker });
    expect(screen.queryByText(/sister company/)).not.toBeInTheDocument();
  });

  it('has no signature on the plate of a unit from another builder', async () => {
    await renderSettledScreen(TankerScreen, {
      ...tanker,
      content: {
        tankers: [
          { id: 2, nameEn: 'Truck', nameFr: 'Camion', manufacturer: 'Carcajou 430', displayOrder: 1 },
        ],
      },
    });
    expect(screen.queryByText(/inc\., /)).not.toBeInTheDocument();
  });
});
