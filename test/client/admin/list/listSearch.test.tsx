import { screen, waitFor } from '@testing-library/react';
import { paste, userEvent } from '../../../support/jsdom/userEvent';
import { openTankers, shownTankers } from './openTankers';

const tankers = [
  { price: '389000', capacityInLitres: '60000', availability: 'inStock' },
  { price: '260000', capacityInLitres: '20000', availability: 'onOrder:2027-01' },
  { price: '329 500,50', capacityInLitres: '16000', availability: 'sold', tankerTypeId: 2 },
].map((tanker, index) => ({
  ...{ id: index + 1, displayOrder: index + 1, nameEn: `Unit ${index + 1}`, nameFr: `Unit ${index + 1}` },
  ...tanker,
}));

const noBreak = '\u00a0';

const searches = {
  en: [
    ['in stock', 'Unit 1'],
    ['on order', 'Unit 2'],
    ['January 2027', 'Unit 2'],
    ['$389,000', 'Unit 1'],
    ['389,000', 'Unit 1'],
    ['389000', 'Unit 1'],
    ['60,000 L', 'Unit 1'],
    ['60 000 L', 'Unit 1'],
    ['$329,500.50', 'Unit 3'],
    ['trailer', 'Unit 3'],
  ],
  fr: [
    ['en stock', 'Unit 1'],
    ['janvier 2027', 'Unit 2'],
    ['389 000 $', 'Unit 1'],
    [`60${noBreak}000${noBreak}L`, 'Unit 1'],
    ['60\u202f000 L', 'Unit 1'],
    ['16 000 L', 'Unit 3'],
  ],
} as const;

it.each(['en', 'fr'] as const)('in %s, the search of a list finds what the list shows', async (language) => {
  openTankers(language, tankers);
  const box = screen.getByRole('searchbox');
  const found = [];
  for (const [search] of searches[language]) {
    await userEvent.clear(box);
    await waitFor(() => expect(shownTankers(language)).toHaveLength(tankers.length));
    await paste(box, search);
    await waitFor(() => expect(screen.queryAllByRole('rowheader').length).toBeLessThan(tankers.length));
    const rows = screen.queryAllByRole('rowheader').map((row) => row.querySelector('p')?.textContent);
    found.push([search, rows.join()]);
  }
  expect(found).toEqual(searches[language]);
});
