import type { EntityName, Row } from '../../../src/model/schema/entities';
import { newRow } from '../../../src/model/schema/rows';
import { brands } from '../../../src/model/site/brands';
import type { Brand } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { rowOnSite } from '../../../src/model/site/rowOnSite';

/* Where visitors see a row. */

interface Reading {
  readonly brand?: Brand;
  readonly language?: Language;
  readonly parent?: Row<EntityName>;
}

const place = <Name extends EntityName>(
  entity: Name,
  values: Parameters<typeof newRow<Name>>[1],
  { brand = brands.norcuve, language = 'en', parent }: Reading = {},
) => {
  const found = rowOnSite(
    entity,
    { id: 7, ...newRow(entity, values) },
    { brand, language, rowOf: (_entity, id) => (parent?.id === id ? { ...parent } : undefined) },
  );
  return found && [found.brand.name, found.address];
};

it('a row with a page leads to it, in the language of the reader', () => {
  expect(place('tanker', {})).toEqual(['Norcuve', '/tankers/7']);
  expect(place('tanker', {}, { language: 'fr' })).toEqual(['Norcuve', '/citernes/7']);
  expect(place('jobPosting', {})).toEqual(['Norcuve', '/careers/7']);
});

it('a row that a page opens leads to the open row, and one without a name to the page', () => {
  expect(place('product', { nameEn: 'Hose', nameFr: 'Boyau' }, { language: 'fr' })).toEqual([
    'Norcuve',
    '/pieces?part=7',
  ]);
  expect(place('product', {})).toEqual(['Norcuve', '/parts']);
  expect(place('galleryImage', { image: '/a.jpg' })).toEqual(['Norcuve', '/gallery?picture=7']);
});

it('a row leads to a brand that shows it: the current one if it does', () => {
  const { norcuve, rubicuve, propacuve } = brands;
  expect(place('tanker', { isCertipropane: true })).toEqual(['Propacuve', '/tankers/7']);
  expect(place('tanker', {}, { brand: rubicuve })).toEqual(['Rubicuve', '/tankers/7']);
  expect(place('tanker', {}, { brand: propacuve })).toEqual(['Norcuve', '/tankers/7']);
  const employee = { firstName: 'Ann', company: 'Rubicuve' } as const;
  expect(place('employee', employee, { brand: norcuve })).toEqual(['Rubicuve', '/employees?employee=7']);
  expect(place('employee', { firstName: 'Ann', company: '' })).toBeUndefined();
});

it('a row that belongs to a location leads to the contact page of its brand', () => {
  expect(place('location', {})).toEqual(['Norcuve', '/join-us']);
  expect(place('telephone', { isCertipropane: true }, { language: 'fr' })).toEqual([
    'Propacuve',
    '/nous-joindre',
  ]);
});

it('a type leads to its tab, and a further picture to the page of its tanker', () => {
  expect(place('realizationType', {})).toEqual(['Norcuve', '/achievements?type=7']);
  const parent = { id: 3, ...newRow('tanker', { isCertipropane: true }) };
  expect(place('tankerImage', { tankerId: 3 }, { parent })).toEqual(['Propacuve', '/tankers/3']);
  expect(place('tankerImage', { tankerId: 4 }, { parent })).toBeUndefined();
});
