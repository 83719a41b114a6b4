import type { EntityName } from '../../../src/model/schema/entities';
import { validateInForm } from '../../../src/model/schema/formRules';
import { columnsOfEntity } from '../../../src/model/schema/rows';

const errorOf = (entity: EntityName, name: string, typed: string, stored = '') => {
  const column = columnsOfEntity(entity).find((each) => each.name === name);
  if (!column) throw new Error(`${entity} has no ${name}`);
  return validateInForm(column, { [name]: typed }, { [name]: stored });
};

const nextYear = String(new Date().getFullYear() + 1);

test.each([
  ['tanker', 'year', ''],
  ['tanker', 'year', '2019'],
  ['tanker', 'year', '1900'],
  ['tanker', 'year', nextYear],
  ['tanker', 'year', '2019-2020'],
  ['tanker', 'year', 'vers 2015'],
  ['tanker', 'noCompartments', '4'],
  ['tanker', 'price', 'sur demande'],
  ['tanker', 'unitId', '-2'],
  ['telephone', 'telephone', '819 555-0142'],
  ['telephone', 'telephone', '1 866 555-0142, poste 12'],
  ['telephone', 'telephone', '555-0142'],
  ['telephone', 'telephone', '911'],
  ['telephone', 'telephone', '1-800-CUVE'],
  ['telephone', 'telephone', '+33 1 42 68 53 00'],
] as const)('a form takes for %s.%s: %j', (entity, name, typed) => {
  expect(errorOf(entity, name, typed)).toBeUndefined();
});

test.each([
  ['tanker', 'year', '20207', 'year'],
  ['tanker', 'year', '19', 'year'],
  ['tanker', 'year', '1899', 'year'],
  ['tanker', 'year', '02019', 'year'],
  ['tanker', 'year', '–2019', 'year'],
  ['tanker', 'year', String(new Date().getFullYear() + 4), 'year'],
  ['tanker', 'year', '-2019', 'year'],
  ['tanker', 'noCompartments', '-2', 'negative'],
  ['tanker', 'price', '−2', 'negative'],
  ['tanker', 'price', '$-5', 'negative'],
  ['tanker', 'price', '–5 $', 'negative'],
  ['telephone', 'telephone', '819 555-01', 'telephoneLength'],
  ['telephone', 'telephone', '819 555-01422', 'telephoneLength'],
  ['telephone', 'telephone', '+33 142', 'telephoneLength'],
] as const)('a form refuses for %s.%s: %j', (entity, name, typed, error) => {
  expect(errorOf(entity, name, typed)).toBe(error);
  expect(errorOf(entity, name, typed, typed)).toBeUndefined(); // stored already
});
