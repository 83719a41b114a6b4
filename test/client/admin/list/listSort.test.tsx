import { screen, within } from '@testing-library/react';
import { userEvent } from '../../../support/jsdom/userEvent';
import { openTankers, shownTankers } from './openTankers';

it('a list shows the columns of its table, and is sorted by them, rows without a value last', async () => {
  const tanker = (id: number, price: string) => ({
    id,
    displayOrder: id,
    ...{ price, nameEn: `Tanker ${id}`, nameFr: `Citerne ${id}` },
  });
  openTankers('en', [tanker(1, '90000'), tanker(2, ''), tanker(3, '125000')]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Selection', 'Name', 'Unit number', 'Price', 'Capacity in litres', 'Availability', 'Actions'],
  ]);
  const [, first] = screen.getAllByRole('row');
  const cells = within(first ?? document.body).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['–', '$90,000']);
  const choice = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(choice, 'Price, ascending');
  expect(shownTankers('en')).toEqual(['Tanker 1', 'Tanker 3', 'Tanker 2']);
  await userEvent.selectOptions(choice, 'Price, descending');
  expect(shownTankers('en')).toEqual(['Tanker 3', 'Tanker 1', 'Tanker 2']);
  expect(screen.getByRole('button', { name: 'Reorder' })).toBeDisabled();
  await userEvent.selectOptions(choice, 'Site order');
  expect(shownTankers('en')).toEqual(['Tanker 1', 'Tanker 2', 'Tanker 3']);
});

it('a list sorts prices by their number, however they were typed', async () => {
  const prices = ['329 500,50', '142,500', 'On request', '', '$95,000', '389000'];
  openTankers(
    'en',
    prices.map((price, index) => ({
      ...{ id: index + 1, displayOrder: index + 1, price, nameEn: price || 'None' },
    })),
  );
  const choice = screen.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(choice, 'Price, ascending');
  expect(shownTankers('en')).toEqual(['$95,000', '142,500', '329 500,50', '389000', 'On request', 'None']);
  await userEvent.selectOptions(choice, 'Price, descending');
  expect(shownTankers('en')).toEqual(['389000', '329 500,50', '142,500', '$95,000', 'On request', 'None']);
});

it('a list is sorted by the heads of its columns: upwards, downwards, and as on the site', async () => {
  const prices = ['90000', '125000', '70000'];
  openTankers(
    'en',
    prices.map((price, index) => ({
      ...{ id: index + 1, displayOrder: index + 1, price, nameEn: `Tanker ${index + 1}` },
    })),
  );
  const header = screen.getByRole('columnheader', { name: 'Price' });
  const orders = [];
  for (let press = 0; press < 3; press += 1) {
    await userEvent.click(within(header).getByRole('button'));
    orders.push([header.getAttribute('aria-sort'), ...shownTankers('en')]);
  }
  expect(orders).toEqual([
    ['ascending', 'Tanker 3', 'Tanker 1', 'Tanker 2'],
    ['descending', 'Tanker 2', 'Tanker 1', 'Tanker 3'],
    ['none', 'Tanker 1', 'Tanker 2', 'Tanker 3'],
  ]);
});
