import { shared } from '../../../src/content/texts/shared';
import type { AvailabilityWord } from '../../../src/model/format/availability';
import { formatAvailability, parseAvailability } from '../../../src/model/format/availability';
import { monthsFrom } from '../../../src/model/format/months';
import type { Language } from '../../../src/model/site/languages';
import { fillPlaceholders } from '../../../src/model/text/texts';

const formatted = (text: string, language: Language): string =>
  formatAvailability(text, language, (key: AvailabilityWord, values) =>
    fillPlaceholders(shared[key][language], values ?? {}),
  );

test.each([
  ['inStock', 'inStock', undefined, 'In stock', 'En stock'],
  ['onOrder', 'onOrder', undefined, 'On order', 'Sur commande'],
  ['onOrder:2027-02', 'onOrder', '2027-02', 'On order, February 2027', 'Sur commande, février 2027'],
  ['sold', 'sold', undefined, 'Sold', 'Vendu'],
  [' onRequest ', 'onRequest', undefined, 'On request', 'Sur demande'],
  ['En stock / In stock', 'inStock', undefined, 'In stock', 'En stock'],
  ['2027-12', 'onOrder', '2027-12', 'On order, December 2027', 'Sur commande, décembre 2027'],
  ['Sur commande, 2027-04', 'onOrder', '2027-04', 'On order, April 2027', 'Sur commande, avril 2027'],
  ['Vendue', 'sold', undefined, 'Sold', 'Vendu'],
])('the availability %j is %s, and is read in both languages', (text, state, date, en, fr) => {
  expect(parseAvailability(text)).toEqual({ state, ...(date !== undefined && { date }) });
  expect([formatted(text, 'en'), formatted(text, 'fr')]).toEqual([en, fr]);
});

test.each([
  ['In stock, 2 units in Lévis', 'inStock'],
  ['Sur commande : six semaines', 'onOrder'],
  ['2027-02-15', 'onOrder'],
  ['Sold to Rubicuve', 'sold'],
  ['In stock 2027-02', 'inStock'],
  ['Not in stock', undefined],
  ['N’est plus en stock', undefined],
  ['onOrder:2027-13', 'onOrder'],
  ['In six weeks', undefined],
  ['instocking', undefined],
  ['', undefined],
])('the text %j says more than a code, and stays as it is', (text, state) => {
  expect(parseAvailability(text)?.state).toBe(state);
  expect([formatted(text, 'en'), formatted(text, 'fr')]).toEqual([text, text]);
});

test('the months that are offered begin with that of the day, and go on over the end of the year', () => {
  expect(monthsFrom(new Date(2026, 10, 30), 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
