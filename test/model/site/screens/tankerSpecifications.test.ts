import { indexEqualWords } from '../../../../src/model/text/equalWords';
import { shared } from '../../../../src/content/texts/shared';
import { fillPlaceholders } from '../../../../src/model/text/texts';
import type { Language } from '../../../../src/model/site/languages';
import { numberFormatOf } from '../../../../src/model/format/numbers';
import { newRow } from '../../../../src/model/schema/rows';
import type { Row } from '../../../../src/model/schema/entities';
import {
  hasPrice,
  priceNumber,
  priceText,
  tankerSpecifications,
} from '../../../../src/model/site/screens/tankers/tankerSpecifications';

const tanker = (values: Partial<Row<'tanker'>>): Row<'tanker'> => ({ ...newRow('tanker', values), id: 1 });

const formatOf = (language: Language) => ({
  language,
  formatNumber: numberFormatOf(language),
  word: (key: keyof typeof shared, values = {}) => fillPlaceholders(shared[key][language], values),
  equalWords: indexEqualWords('Aluminum = Aluminium'),
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const specifications = {
  unitId: 'NC-1',
  condition: 'used',
  kilometers: '1500',
  engineEn: 'Diesel',
  manufacturer: 'Norcuve',
  year: '2026',
  capacityInLitres: '12000',
  capacity: '8000 + 4000',
  material: 'Aluminium',
  noCompartments: '2',
  price: '98000',
  dispenser: 'BL-2',
  availability: 'onOrder:2027-02',
  cylinderRefill: '20 lb',
  pump: 'K3',
  additionalInformationEn: 'One owner.',
};

test('the data sheet of a tanker shows its specifications in order, and neither its name nor its picture', () => {
  const row = tanker({ nameEn: 'Trailer', image: '/image.jpg', ...specifications });
  const sheet = tankerSpecifications(row, formatOf('en'));
  expect(sheet.map(({ label, value }) => [label, plain(value)])).toEqual([
    ['unit-id', 'NC-1'],
    ['condition', 'Used'],
    ['kilometers', '1,500 km'],
    ['engine', 'Diesel'],
    ['manufacturer', 'Norcuve'],
    ['year', '2026'],
    ['capacityInLitres', '12,000 L'],
    ['capacity-title', '8,000 + 4,000'],
    ['material', 'Aluminum'],
    ['noCompartments', '2'],
    ['price', '$98,000'],
    ['dispenser', 'BL-2'],
    ['availability', 'On order, February 2027'],
    ['cylinderRefill', '20 lb'],
    ['pump', 'K3'],
    ['additional-information', 'One owner.'],
  ]);
});

test.each([
  ['98000', true, '98 000 $', 98_000],
  ['165 000 $', true, '165 000 $', 165_000],
  ['', false, 'sur demande', undefined],
  ['  ', false, 'sur demande', undefined],
  ['On request', false, 'sur demande', undefined],
  ['Prix sur demande', false, 'sur demande', undefined],
  ['à discuter', true, 'à discuter', undefined],
])('the price %j is shown as typed, in dollars, or on request', (price, isKnown, text, number) => {
  const row = tanker({ price });
  expect(hasPrice(row)).toBe(isKnown);
  expect(plain(priceText(row, numberFormatOf('fr'), 'sur demande'))).toBe(text);
  expect(priceNumber(row)).toBe(number);
});

test('numbers in the texts of a data sheet keep their units on the same line', () => {
  const row = tanker({ engineEn: 'Diesel, 350 hp', pump: 'K3, 950 L/min' });
  expect(tankerSpecifications(row, formatOf('en')).map(({ value }) => value)).toEqual([
    'Diesel, 350\u00a0hp',
    'K3, 950\u00a0L/min',
  ]);
});
