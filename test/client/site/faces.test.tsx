import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import ContactScreen from '../../../src/client/site/contact/ContactScreen';
import EmployeesScreen from '../../../src/client/site/employees/EmployeesScreen';
import GalleryScreen from '../../../src/client/site/gallery/GalleryScreen';
import HomeScreen from '../../../src/client/site/home/HomeScreen';
import ServicesScreen from '../../../src/client/site/services/ServicesScreen';
import TankersScreen from '../../../src/client/site/tankers/TankersScreen';
import TankerScreen from '../../../src/client/site/tankers/TankerScreen';
import { brandIds, brandList } from '../../../src/model/site/brands';
import type { BrandId } from '../../../src/model/site/brands';
import { languages } from '../../../src/model/site/languages';
import type { Language } from '../../../src/model/site/languages';
import { renderSettledScreen } from '../../support/jsdom/renderScreen';

const screens: readonly (readonly [string, ComponentType])[] = [
  ['the home page', HomeScreen],
  ['the tankers', TankersScreen],
  ['the services', ServicesScreen],
  ['the gallery', GalleryScreen],
  ['the contact page', ContactScreen],
  ['the team', EmployeesScreen],
];

/** The words at the top of a page, without the names of the brands. */
const firstWords = async (Screen: ComponentType, brand: BrandId, language: Language): Promise<string> => {
  const { unmount } = await renderSettledScreen(Screen, { brand, language });
  const words = screen.getByRole('heading', { level: 1 }).closest('section, header')?.textContent ?? '';
  unmount();
  return brandList.reduce((text, { name }) => text.replaceAll(name, ''), words);
};

describe.each(languages)('without logos and colours, in %s,', (language) => {
  it.each(screens)('%s tells the brands apart', async (_name, Screen) => {
    const words: string[] = [];
    for (const brand of brandIds) words.push(await firstWords(Screen, brand, language));
    expect(words.every((each) => each.length > 20)).toBe(true);
    expect(new Set(words).size).toBe(brandIds.length);
  });
});

it.each([
  ['the services', ServicesScreen],
  ['the gallery', GalleryScreen],
] as const)('each brand has its own picture in the band of %s', async (_name, Screen) => {
  const pictures: (string | null | undefined)[] = [];
  for (const brand of brandIds) {
    const { unmount } = await renderSettledScreen(Screen, { brand });
    const band = screen.getByRole('heading', { level: 1 }).closest('header');
    pictures.push(band?.querySelector('img')?.getAttribute('src'));
    unmount();
  }
  expect(pictures.map((each) => each?.endsWith('.jpg'))).toEqual([true, true, true]);
  expect(new Set(pictures).size).toBe(brandIds.length);
});

describe('the catalogue that two brands share', () => {
  const makersOfMarks = (): readonly (string | null)[] =>
    screen
      .getAllByRole('article')
      .map((card) => /Built by (Norcuve|Rubicuve)/.exec(card.textContent)?.[1] ?? null);

  it.each([
    ['norcuve', 'Rubicuve'],
    ['rubicuve', 'Norcuve'],
  ] as const)('on the site of %s begins with its units, and marks those of %s', async (brand, sister) => {
    await renderSettledScreen(TankersScreen, { brand });
    const makers = makersOfMarks();
    expect(makers[0]).toBeNull();
    expect(new Set(makers)).toEqual(new Set([null, sister]));
  });

  /** The second tanker of the demonstration was built by the second brand. */
  const tanker = { route: '/tankers/:id', path: '/tankers/2' };

  it('says who built the unit of a sister company, links it there, and has the plate signed by its maker', async () => {
    await renderSettledScreen(TankerScreen, { brand: 'norcuve', ...tanker });
    expect(screen.getByText(/Our sister company Rubicuve built this unit/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it at Rubicuve' })).toHaveAttribute(
      'href',
      'http://rubicuve.localhost/tankers/2',
    );
    expect(screen.getByText('Lévis (QC)').parentElement).toHaveTextContent(/^Rubicuve inc\., Lévis \(QC\)$/);
  });

  it('shows no sister company on the site of the maker', async () => {
    await renderSettledScreen(TankerScreen, { brand: 'rubicuve', ...tanker });
    expect(screen.queryByText(/sister company/)).not.toBeInTheDocument();
  });

  it('has no signature on the plate of a unit from another maker', async () => {
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
