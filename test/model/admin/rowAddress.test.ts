import type { FindRow } from '../../../src/model/admin/rowAddress';
import { additionAddress, rowAddress } from '../../../src/model/admin/rowAddress';
import {
  atColumn,
  openValue,
  readOpenRequest,
  withoutOpenParameter,
} from '../../../src/model/admin/openRequest';
import type { EntityName } from '../../../src/model/schema/entities';
import { entityNames } from '../../../src/model/schema/entities';
import { newRow } from '../../../src/model/schema/rows';

const rowOf = (entity: EntityName, values: Readonly<Record<string, string | number | boolean>> = {}) => ({
  ...newRow(entity, values),
  id: 5,
});

const find: FindRow = (entity, id) => ({ ...rowOf(entity), id });

const placeOf = (...[entity, values]: Parameters<typeof rowOf>): string =>
  rowAddress(entity, rowOf(entity, values), find, 'en') ?? '';

it('every row has an address that opens its form, or that of the row whose picture it is', () => {
  const wrong = entityNames.filter((entity) => !/[?&]open=\w+-\d+$/.test(placeOf(entity)));
  expect(wrong).toEqual([]);
});

it('the address chooses the brand, the company, the type and the location of the row', () => {
  expect(placeOf('tanker', { isCertipropane: true })).toBe('/edit-tankers?brand=propane&open=tanker-5');
  expect(placeOf('employee', { company: 'Rubicuve' })).toBe(
    '/edit-employees?company=Rubicuve&open=employee-5',
  );
  expect(placeOf('realization', { realizationTypeId: 3 })).toBe(
    '/edit-achievements?brand=fuel&type=3&open=realization-5',
  );
  expect(placeOf('realizationType')).toBe('/edit-achievements?type=5&open=realizationType-5');
  expect(placeOf('telephone', { locationId: '2' })).toBe(
    '/edit-contacts?brand=fuel&location=2&open=telephone-5',
  );
  expect(placeOf('location')).toBe('/edit-contacts?brand=fuel&location=5&open=location-5');
  expect(placeOf('tankerImage', { tankerId: 8 })).toBe('/edit-tankers?brand=fuel&open=tanker-8');
});

it('a picture whose row is gone has no address', () => {
  expect(rowAddress('tankerImage', rowOf('tankerImage'), () => undefined, 'en')).toBeUndefined();
});

it('rows are added where the kind is edited, but not places, nor pictures of a gallery', () => {
  expect(additionAddress('product', 'en')).toBe('/edit-parts?open=product-new');
  expect(additionAddress('opening', 'en')).toBe('/edit-contacts?open=opening-new');
  const without = entityNames.filter((entity) => additionAddress(entity, 'en') === undefined);
  expect(without).toEqual(['location', 'galleryImage', 'tankerImage']);
});

it('another row like one is added to its list, with its references', () => {
  const besides = (...[entity, values]: Parameters<typeof rowOf>): string =>
    additionAddress(entity, 'en', rowOf(entity, values))?.replace(/^[^?]*/, '') ?? '';
  expect(besides('jobPosting', { locationId: 2 })).toBe('?open=jobPosting-new&locationId=2');
  expect(besides('product', { manufacturerId: 3 })).toBe('?open=product-new&manufacturerId=3');
  expect(besides('product', { manufacturerId: 0 })).toBe('?open=product-new');
  expect(besides('realization', { realizationTypeId: 3, isCertipropane: true })).toBe(
    '?brand=propane&type=3&open=realization-new',
  );
  expect(besides('manufacturerImage', { manufacturerId: 4 })).toBe('?type=4&open=manufacturerImage-new');
  expect(besides('employee', { company: 'Rubicuve' })).toBe('?company=Rubicuve&open=employee-new');
  expect(besides('telephone', { locationId: '2' })).toBe('?brand=fuel&location=2&open=telephone-new');
  expect(additionAddress('location', 'en', rowOf('location'))).toBeUndefined();
});

it('the parameters that were read leave the address, and all others stay', () => {
  const left = (query: string): string => withoutOpenParameter(new URLSearchParams(query)).toString();
  expect(left('brand=fuel&open=jobPosting-new&locationId=2')).toBe('brand=fuel');
  expect(left('type=3&open=realization-new&locationId=2')).toBe('type=3&locationId=2');
});

it.each(['', 'tanker', 'tanker-0', 'tanker-1e3', 'nothing-1', 'toString-1', 'tanker--1'])(
  'the parameter "%s" opens no form',
  (value) => expect(readOpenRequest(value)).toBeUndefined(),
);

it('reads what it has written', () => {
  expect(readOpenRequest(openValue('tanker', 3))).toEqual({ entity: 'tanker', id: 3 });
  expect(readOpenRequest(openValue('tanker'))).toEqual({ entity: 'tanker', id: undefined });
  const address = atColumn('/edit-contacts?location=1&open=telephone-3', 'telephone');
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect([pathname, searchParams.get('location')]).toEqual(['/edit-contacts', '1']);
  const request = { entity: 'telephone', id: 3, column: 'telephone' };
  expect(readOpenRequest(searchParams.get('open'))).toEqual(request);
});
