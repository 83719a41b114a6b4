import { screen, within } from '@testing-library/react';
import TankerScreen from '../../../src/client/site/tankers/TankerScreen';
import TankersScreen from '../../../src/client/site/tankers/TankersScreen';
import { newRow } from '../../../src/model/schema/rows';
import { demonstration } from '../../../src/content/rows';
import { plain, renderScreen } from '../../support/jsdom/renderScreen';

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
  it.each(['norcuve', 'rubicuve', 'propacuve'] as const)(
    'of %s shows the tankers of the brand in display order',
    (brand) => {
      renderScreen(TankersScreen, { brand });
      const expected = demonstration.tanker
        .filter((row) => row.isCertipropane === (brand === 'propacuve'))
        .toSorted((one, other) => one.displayOrder - other.displayOrder);
      expect(expected.length).toBeGreaterThanOrEqual(5);
      expect(names()).toEqual(expected.map((row) => plain(row.nameEn)));
    },
  );

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

  it('shows a message and a link to the contact page if it is empty', () => {
    renderScreen(TankersScreen, { content: { tankers: [] } });
    expect(screen.getByText(/Every unit is sold/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/join-us');
  });
});

describe('the details of a tanker', () => {
  const route = '/tankers/:id';

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
    expect(screen.getByRole('link', { name: 'Ask about this tanker' })).toHaveAttribute('href', '/join-us');
    expect(screen.getByRole('link', { name: '418 555-0170' })).toHaveAttribute('href', 'tel:+14185550170');
    expect(screen.getByRole('link', { name: 'All tankers for sale' })).toHaveAttribute('href', '/tankers');
  });

  it.each(['999', '0', '1a', '01', '1e0', '%20'])('are not found for the id %s', (id) => {
    renderScreen(TankerScreen, { route, path: `/tankers/${id}` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This tanker is no longer listed');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
