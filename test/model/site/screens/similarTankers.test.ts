import fc from 'fast-check';
import { demonstration } from '../../../../src/content/rows';
import type { Row } from '../../../../src/model/schema/entities';
import { newRow } from '../../../../src/model/schema/rows';
import { brands } from '../../../../src/model/site/brands';
import { similarTankers } from '../../../../src/model/site/screens/tankers/similarTankers';
import { tankerPictures } from '../../../../src/model/site/screens/tankers/tankerPictures';
import { otherSeller } from '../../../../src/model/site/screens/builders';

const tanker = (id: number, values: Partial<Row<'tanker'>> = {}): Row<'tanker'> => ({
  ...newRow('tanker', values),
  id,
});

const litres = (id: number, capacityInLitres: string, values: Partial<Row<'tanker'>> = {}) =>
  tanker(id, { capacityInLitres, ...values });

const idsOf = (shown: Row<'tanker'>, others: readonly Row<'tanker'>[], count = 3) =>
  similarTankers(shown, [shown, ...others], count).map(({ id }) => id);

describe('similar units', () => {
  test('are the nearest by capacity and price', () => {
    const shown = litres(1, '16000', { price: '140000' });
    const others = [
      litres(2, '60000', { price: '140000' }),
      litres(3, '17500', { price: '330000' }),
      litres(4, '17500', { price: '150000' }),
      litres(5, '16000', { price: 'on request' }),
    ];
    expect(idsOf(shown, others)).toEqual([4, 3, 5]);
  });

  test('are of the same catalogue and kind, for sale, and those of the same builder come first', () => {
    const shown = litres(1, '16000', { manufacturer: 'Norcuve / Carcajou 440' });
    const others = [
      litres(2, '16000', { isCertipropane: true }),
      litres(3, '16000', { tankerTypeId: 2 }),
      litres(4, '16000', { availability: 'sold' }),
      litres(5, '16000', { manufacturer: 'Rubicuve / Carcajou 440' }),
      litres(6, '8000', { manufacturer: 'norcuve' }),
    ];
    expect(idsOf(shown, others)).toEqual([6, 5]);
  });

  test('are never the unit itself, and no more than wanted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...demonstration.tanker), fc.nat({ max: 5 }), (shown, count) => {
        const ids = similarTankers(shown, demonstration.tanker, count).map(({ id }) => id);
        expect(ids).not.toContain(shown.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(count);
      }),
    );
  });
});

test.each([
  [false, '', 'norcuve', undefined],
  [true, '', 'propacuve', undefined],
  [true, 'Carcajou', 'rubicuve', 'Propacuve'],
  [false, 'Rubicuve / Carcajou C30', 'propacuve', 'Rubicuve'],
  [false, 'Carcajou 430', 'propacuve', 'Norcuve'],
] as const)(
  'a tanker (propane: %s, built by %j) on the site of %s is sold by %s',
  (isCertipropane, manufacturer, brand, seller) => {
    expect(otherSeller({ isCertipropane, manufacturer }, brands[brand])?.name).toBe(seller);
  },
);

test('the pictures of a tanker begin with its own, and those of other tankers and empty ones are left out', () => {
  const picture = (id: number, values: Partial<Row<'tankerImage'>>) => ({
    ...newRow('tankerImage', { tankerId: 1, ...values }),
    id,
  });
  const images = [
    picture(1, { image: '/2.jpg', descriptionEn: ' Rear ', descriptionFr: 'Arrière' }),
    picture(2, { image: '' }),
    picture(3, { image: '/other.jpg', tankerId: 2 }),
    picture(4, { image: '/3.jpg' }),
  ];
  const sources = (image: string) => tankerPictures(tanker(1, { image }), images, 'en').map(({ src }) => src);
  expect(sources('/1.jpg')).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
  expect(sources('')).toEqual(['/2.jpg', '/3.jpg']);
  expect(tankerPictures(tanker(1), images, 'en')[0]?.description).toBe('Rear');
  expect(tankerPictures(tanker(1), images, 'fr')[0]?.description).toBe('Arrière');
});
