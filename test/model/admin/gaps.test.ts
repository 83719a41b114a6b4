import type { Describe } from '../../../src/model/admin/gaps';
import { gapsOf } from '../../../src/model/admin/gaps';
import { defaultDescription, imageLink } from '../../../src/model/images/variants';
import { newRow } from '../../../src/model/schema/rows';

const image = imageLink(`${'a'.repeat(64)}.jpg`);
const described: Describe = () => ({ ...defaultDescription, altEn: 'A tank', altFr: 'Une citerne' });
const undescribed: Describe = () => ({ ...defaultDescription, altEn: 'A tank' });

const complete = { nameEn: 'Tank', nameFr: 'Citerne', image, price: '45000' };

it.each([
  ['nothing', {}, []],
  ['a price', { price: ' ' }, ['price']],
  ['a picture', { image: '' }, ['picture']],
  ['a name in French', { nameFr: '' }, ['translation']],
  ['a price, which a sold one needs not', { price: '', availability: 'sold' }, []],
  ['texts that are blank in both languages', { engineEn: '', engineFr: '' }, []],
] as const)('a tanker may lack %s', (_what, values, gaps) => {
  expect(gapsOf('tanker', newRow('tanker', { ...complete, ...values }), described)).toEqual(gaps);
});

it('a picture needs an alt text in both languages, unless its row has words besides the builder', () => {
  const picture = newRow('galleryImage', { image, manufacturer: 'Norcuve' });
  expect(gapsOf('galleryImage', picture, undescribed)).toEqual(['alternativeText']);
  expect(gapsOf('galleryImage', picture, described)).toEqual([]);
  expect(gapsOf('galleryImage', picture, () => undefined)).toEqual([]); // not known yet
  expect(gapsOf('tanker', newRow('tanker', complete), undescribed)).toEqual([]);
});

it('a kind without prices or pictures lacks none', () => {
  expect(gapsOf('location', newRow('location', { nameEn: 'Lévis' }), described)).toEqual([]);
});
