import { act, screen, waitFor, within } from '@testing-library/react';
import TankerScreen from '../../../../src/client/site/tankers/TankerScreen';
import TankersScreen from '../../../../src/client/site/tankers/TankersScreen';
import { dayBegan } from '../../../../src/client/store/site';
import type { Row } from '../../../../src/model/schema/entities';
import { newRow } from '../../../../src/model/schema/rows';
import { demonstration } from '../../../../src/content/rows';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const names = (): string[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => plain(heading.textContent));
const tanker = (id: number, values: Parameters<typeof newRow<'tanker'>>[1]) => ({
  id,
  ...newRow('tanker', values),
});

const rows = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)));

describe('the list of tankers', () => {
  it.each([
    ['norcuve', 'Rubicuve'],
    ['rubicuve', 'Norcuve'],
    ['propacuve', 'Norcuve'],
  ] as const)('of %s shows the tankers of the brand in display order, those of %s last', (brand, sister) => {
    renderScreen(TankersScreen, { brand });
    const isOwn = (row: Row<'tanker'>): number => Number(!row.manufacturer.startsWith(sister));
    const expected = demonstration.tanker
      .filter((row) => row.isCertipropane === (brand === 'propacuve'))
      .toSorted((one, other) => isOwn(other) - isOwn(one) || one.displayOrder - other.displayOrder);
    expect(expected.length).toBeGreaterThanOrEqual(5);
    expect(names()).toEqual(expected.map((row) => plain(row.nameEn)));
  });

  it('shows each price, or that it is on request', () => {
    const tankers = [
      tanker(1, { nameEn: 'Priced', price: '189500', displayOrder: 2 }),
      tanker(2, { nameEn: 'Unpriced', displayOrder: 1 }),
    ];
    renderScreen(TankersScreen, { content: { tankers } });
    const [unpriced, priced] = screen.getAllByRole('article');
    expect(unpriced).toHaveTextContent('Price on request');
    expect(priced).toHaveTextContent('$189,500');
    expect(priced).not.toHaveTextContent('on request');
  });

  it('keeps the capacity in a name on one line', () => {
    renderScreen(TankersScreen, { content: { tankers: [tanker(1, { nameEn: 'B-train, 60,000 L' })] } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('B-train, 60,000\u00a0L');
  });

  it('links to the details in the current language', () => {
    const tankers = [tanker(7, { nameEn: 'Tanker', nameFr: 'Citerne', noCompartments: '4' })];
    renderScreen(TankersScreen, { language: 'fr', content: { tankers } });
    expect(screen.getByRole('link', { name: /Voir les détails.*Citerne/ })).toHaveAttribute(
      'href',
      '/citernes/7',
    );
    expect(screen.getByRole('article')).toHaveTextContent('Compartiments4');
    expect(screen.getByRole('article')).not.toHaveTextContent('Année');
  });

  it('loses a sold tanker on an open page when its days are over', () => {
    const sold = { nameEn: 'Sold', availability: 'sold', soldAt: '2026-11-23T15:02Z', displayOrder: 1 };
    const tankers = [tanker(1, sold), tanker(2, { nameEn: 'For sale', displayOrder: 2 })];
    const { store } = renderScreen(TankersScreen, { content: { tankers } });
    act(() => void store.dispatch(dayBegan('2026-12-22')));
    expect(names()).toEqual(['Sold', 'For sale']);
    act(() => void store.dispatch(dayBegan('2026-12-23')));
    expect(names()).toEqual(['For sale']);
  });

  it('shows a message and a link to the form if it is empty', () => {
    renderScreen(TankersScreen, { content: { tankers: [] } });
    expect(screen.getByText(/Every unit is sold/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ask?about=tanker');
  });
});

it('a card says whether the tanker is new, when it can be had, and how far it was driven', () => {
  const tankers = [
    tanker(1, { condition: 'new', availability: 'onOrder:2027-02', year: '2026', noCompartments: '4' }),
    tanker(2, { kilometers: '286400', availability: 'Vendu', noCompartments: '4' }),
    tanker(3, { availability: 'Dans six semaines', noCompartments: '1' }),
  ];
  renderScreen(TankersScreen, { language: 'fr', content: { tankers } });
  const cards = screen.getAllByRole('article').map((card) => plain(card.textContent));
  expect(cards[0]).toMatch(/NeufSur commande, février 2027.*Année2026Compartiments4/);
  expect(cards[1]).toMatch(/D’occasionVendu.*Kilométrage286 400 km/);
  expect(cards[1]).not.toContain('Compartiments');
  expect(cards[2]).toMatch(/Dans six semaines.*Compartiment1/);
});

describe('the details of a tanker', () => {
  const route = '/tankers/:id';

  it('have its pictures, which can be enlarged one after the other', async () => {
    const tankers = [tanker(3, { nameEn: 'Unit', image: '/1.jpg' })];
    const tankerImages = [
      { id: 1, ...newRow('tankerImage', { tankerId: 3, image: '/2.jpg', descriptionEn: 'From behind' }) },
      { id: 2, ...newRow('tankerImage', { tankerId: 3, image: '/3.jpg' }) },
    ];
    renderScreen(TankerScreen, { route, path: '/tankers/3', content: { tankers, tankerImages } });
    const names = ['Picture of Unit', 'From behind', 'Unit, picture 3 of 3'];
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(names);
    for (const [index, name] of names.entries()) {
      const link = screen.getByRole('link', { name: `Enlarge: ${name}` });
      expect(link).toHaveAttribute('href', `/tankers/3?picture=${index + 1}`);
      expect(link).toHaveAttribute('aria-haspopup', 'dialog');
      expect(link.querySelectorAll('svg')).toHaveLength(1);
    }
    await userEvent.click(screen.getByRole('link', { name: 'Enlarge: From behind' }));
    const lightbox = within(await screen.findByRole('dialog'));
    expect(lightbox.getByRole('button', { name: 'Next picture' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say beside the price that it is sold, and show similar units that are not', async () => {
    const tankers = [
      tanker(3, { nameEn: 'Unit', condition: 'used', availability: 'sold', price: '98000' }),
      tanker(4, { nameEn: 'Sold too', availability: 'sold' }),
      tanker(5, { nameEn: 'Like it', availability: 'inStock' }),
    ];
    renderScreen(TankerScreen, { route, path: '/tankers/3', content: { tankers } });
    const offer = screen.getByRole('link', { name: 'Ask about this tanker' }).parentElement?.parentElement;
    expect(offer).toHaveTextContent(/\$98,000UsedSold/);
    const similar = within(await screen.findByRole('region', { name: 'Similar units' }));
    expect(similar.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Like it',
    ]);
  });

  it('have only the rows with known values, in order', () => {
    const tankers = [
      tanker(3, {
        nameEn: 'Trailer',
        unitId: 'NC-1',
        year: '2019',
        kilometers: '128500',
        capacityInLitres: '45000',
        material: '  ',
        additionalInformationEn: 'One owner.',
      }),
    ];
    renderScreen(TankerScreen, { route, path: '/tankers/3', content: { tankers } });
    expect(rows()).toEqual([
      ['Unit number', 'NC-1'],
      ['Mileage', '128,500 km'],
      ['Year', '2019'],
      ['Capacity in litres', '45,000 L'],
      ['Additional information', 'One owner.'],
    ]);
    expect(screen.getByText('Price on request')).toBeVisible();
  });

  it('are in French on the French page', () => {
    const tankers = [
      tanker(3, { nameFr: 'Remorque', engineFr: 'Diesel', price: '98000', noCompartments: '5' }),
    ];
    renderScreen(TankerScreen, { route, path: '/tankers/3', language: 'fr', content: { tankers } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Remorque');
    expect(rows()).toEqual([
      ['Moteur', 'Diesel'],
      ['Nombre de compartiments', '5'],
      ['Prix', '98 000 $'],
    ]);
  });

  it('are also shown for a tanker of another brand, with links to ask about it', () => {
    const tankers = [tanker(3, { nameEn: 'Bobtail', isCertipropane: true })];
    renderScreen(TankerScreen, { route, path: '/tankers/3', brand: 'rubicuve', content: { tankers } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bobtail');
    expect(screen.getByRole('link', { name: 'Ask about this tanker' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/ask\?about=tanker-\d+$/),
    );
    expect(screen.getByRole('link', { name: '418 555-0171' })).toHaveAttribute('href', 'tel:+14185550171'); // Sales
    expect(screen.getByRole('link', { name: 'All tankers for sale' })).toHaveAttribute('href', '/tankers');
    expect(screen.getByText('Our sister company Propacuve sells this unit.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it at Propacuve' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^http:\/\/propacuve\.localhost(:\d+)?\/tankers\/3$/),
    );
  });
});
