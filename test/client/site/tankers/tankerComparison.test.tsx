import { fireEvent, screen } from '@testing-library/react';
import { plain } from '../../../support/jsdom/renderScreen';
import { showTankers, tankersToFind } from '../../../support/jsdom/tankersToFind';

const cells = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(2) // after the pictures and the names
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)));

it('opens for the marked tankers, four at most', () => {
  const { history } = showTankers();
  const mark = (id: number) =>
    fireEvent.click(screen.getByRole('checkbox', { name: `Compare: Tanker ${id}` }));
  mark(4);
  expect(screen.getByText('Tick another tanker to compare')).toBeVisible();
  [1, 2, 3].forEach(mark);
  expect(screen.getByRole('checkbox', { name: 'Compare: Tanker 5' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Compare: Tanker 5' })).toHaveAccessibleDescription(
    /4 tankers at most/,
  );
  mark(3);
  fireEvent.click(screen.getByRole('link', { name: 'Compare (3)' }));
  expect(history.address()).toBe('/tankers?compare=4,1,2');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compare tankers');
  fireEvent.click(screen.getByRole('link', { name: 'Remove from the comparison: Tanker 1' }));
  expect(history.address()).toBe('/tankers?compare=4,2');
  fireEvent.click(screen.getByRole('link', { name: 'All tankers for sale' }));
  expect(history.address()).toBe('/tankers');
  expect(screen.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
});

it('marks no tanker that is removed from the comparison of an address', () => {
  const { history } = showTankers('?compare=1,2,5');
  fireEvent.click(screen.getByRole('link', { name: 'Remove from the comparison: Tanker 1' }));
  expect(history.address()).toBe('/tankers?compare=2,5');
  fireEvent.click(screen.getByRole('link', { name: 'All tankers for sale' }));
  expect(screen.getByRole('checkbox', { name: 'Compare: Tanker 1' })).not.toBeChecked();
});

it('keeps the focus at the tanker in the place of the one that is removed by key, or at the last one', () => {
  showTankers('?compare=1,2,5');
  const removal = (id: number) =>
    screen.getByRole('link', { name: `Remove from the comparison: Tanker ${id}` });
  const remove = (id: number) => {
    removal(id).focus();
    fireEvent.click(removal(id));
  };
  remove(1);
  expect(removal(2)).toHaveFocus();
  remove(5);
  expect(removal(2)).toHaveFocus();
});

it('shows what differs first, equal words as the same, and a dash for what is unknown', () => {
  showTankers('?compare=1,2,5');
  expect(cells()).toEqual([
    ['What differs'],
    ['Capacity in litres', '16,000 L', '45,000 L', '60,000 L'],
    ['Material', 'Aluminum 5454', 'Aluminum 5454', '—'],
    ['Price', '$142,500', '$189,500', '$389,000'],
  ]);
});

it.each([
  ['en', 'What is the same', 'Material', 'Stainless 304'],
  ['fr', 'Ce qui est identique', 'Matériau', 'Inox 304'],
] as const)(
  'takes equal words for the same, and writes them in the language of the page: %s',
  (language, title, label, material) => {
    showTankers('?compare=3,4', { language });
    expect(cells().slice(-2)).toEqual([[title], [label, material, material]]);
  },
);

it('says that a tanker is not listed any more', () => {
  showTankers('?compare=1,99');
  expect(screen.getByText('A tanker of this comparison is no longer listed.')).toBeVisible();
  expect(screen.getByRole('columnheader')).toHaveTextContent('Tanker 1');
  expect(screen.queryByText('What is the same')).not.toBeInTheDocument(); // with what?
  expect(screen.getByText('Tick another tanker to compare')).toBeVisible();
});

it('names the tankers above the limit, which can be ticked without scripts', () => {
  showTankers('?compare=1&compare=2&compare=3&compare=4&compare=5&compare=6', { language: 'fr' });
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(
    screen.getByText('On compare 4 citernes au plus. Non comparées ici : Citerne 5, Citerne 6.'),
  ).toBeVisible();
});

it('puts a tanker that was left out in the place of one that is removed', () => {
  const { history } = showTankers('?compare=1,2,3,4,5,6');
  fireEvent.click(screen.getByRole('link', { name: 'Remove from the comparison: Tanker 1' }));
  expect(history.address()).toBe('/tankers?compare=2,3,4,5,6');
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Tanker 5');
});

it('tells models of one builder apart, which the filters take for the same', () => {
  const models = ['Carcajou C20', 'Carcajou 320'];
  const tankers = models.map((manufacturer, index) => ({ ...tankersToFind[index], manufacturer }));
  showTankers('?compare=1,2', { content: { tankers } });
  expect(cells()).toContainEqual(['Manufacturer', 'Carcajou C20', 'Carcajou 320']);
  const lines = cells().flat();
  expect(lines.indexOf('Manufacturer')).toBeLessThan(lines.indexOf('What is the same'));
});

it('leads back to the list with the filters of its address', () => {
  showTankers('?kind=trailer&compare=1&compare=2');
  expect(screen.getByRole('link', { name: 'Ask about these' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Remove from the comparison: Tanker 1' }));
  expect(screen.getByRole('link', { name: 'Ask about this tanker' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All tankers for sale' })).toHaveAttribute(
    'href',
    '/tankers?kind=trailer',
  );
});

it('is empty where all are gone', () => {
  showTankers('?compare=98,99', { language: 'fr' });
  expect(screen.getByText('2 citernes de cette comparaison ne sont plus affichées.')).toBeVisible();
  expect(screen.getByText(/plus rien à comparer/)).toBeVisible();
});
