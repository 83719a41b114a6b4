import type { EntityName } from '../../../src/model/schema/entities';
import { entities } from '../../../src/model/schema/entities';
import { storedTimes, validateInForm } from '../../../src/model/schema/formRules';
import { columnsOfEntity } from '../../../src/model/schema/rows';

const errorsOf = (
  entity: EntityName,
  [opening, closing]: readonly [string, string],
  stored: readonly [string, string] = ['', ''],
) => {
  const values = { opening, closing };
  return columnsOfEntity(entity)
    .filter(({ field }) => field.kind === 'time')
    .map((column) => validateInForm(column, values, { opening: stored[0], closing: stored[1] }));
};

describe.each(['opening', 'openingException'] as const)('the hours of a row of the kind %s', (entity) => {
  test.each([
    ['9h', '17 h 30'],
    ['08:00', '24:00'],
    ['Closed', 'Closed'],
    ['Sur rendez-vous', '17:00'],
  ])('may be %j and %j', (...hours) => expect(errorsOf(entity, hours)).toEqual([undefined, undefined]));

  test.each([
    [
      ['25:99', '26:00'],
      ['time', 'time'],
    ],
    [
      ['8 h à 17 h', '17:00'],
      ['time', undefined],
    ],
    [
      ['17:00', '9h'],
      [undefined, 'timeOrder'],
    ],
    [
      ['08:00', '8 h'],
      [undefined, 'timeOrder'],
    ],
  ] as const)('must not be %j', (hours, errors) => expect(errorsOf(entity, hours)).toEqual(errors));

  test('pass as they are stored, so that another field of the row can be corrected', () => {
    expect(errorsOf(entity, ['17:00', '9h'], ['17:00', '9h'])).toEqual([undefined, undefined]);
    expect(errorsOf(entity, ['8 h à 17 h', ''], ['8 h à 17 h', ''])).toEqual([undefined, undefined]);
    expect(errorsOf(entity, ['18:00', '17:00'], ['08:00', '17:00'])).toEqual([undefined, 'timeOrder']);
  });
});

test('a day with other hours has both times or none', () => {
  expect(errorsOf('openingException', ['', ''], ['08:00', '12:00'])).toEqual([undefined, undefined]);
  expect(errorsOf('openingException', ['17:00', ''])).toEqual([undefined, 'timePair']);
  expect(errorsOf('openingException', ['', '17:00'])).toEqual([undefined, 'timePair']);
});

test('a missing time of the usual hours is only a missing field', () => {
  expect(errorsOf('opening', ['17:00', ''])).toEqual([undefined, undefined]);
  expect(entities.opening.fields.closing.required).toBe('always');
});

test('a form stores its times in one form, and leaves other texts as they are', () => {
  const values = { firstDay: '2026-12-24', opening: '9 h', closing: 'Fermé', noteFr: '9 h' };
  expect(storedTimes('openingException', values)).toEqual({ ...values, opening: '09:00' });
});
