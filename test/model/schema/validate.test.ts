import type { Field } from '../../../src/model/schema/fields';
import {
  isRequired,
  isTooLong,
  maxLengthOf,
  validateField,
  validateKind,
} from '../../../src/model/schema/validate';

const name: Field = { kind: 'localizedText', label: 'super/name', required: 'always' };
const email: Field = { kind: 'email', label: 'super/email' };
const emailOfNewRows: Field = { ...email, required: 'add' };

test('a field that is always required must not be blank', () => {
  expect(validateField(name, '  ', true)).toBe('required');
  expect(validateField(name, '', false)).toBe('required');
  expect(validateField(name, 'Pump', false)).toBeUndefined();
});

test('a field that only new rows require may be emptied later', () => {
  expect(validateField(emailOfNewRows, '', true)).toBe('required');
  expect(validateField(emailOfNewRows, '', false)).toBeUndefined();
  expect(isRequired(emailOfNewRows, false)).toBe(false);
});

test('an e-mail address has an @ between two parts', () => {
  expect(validateField(email, 'someone', false)).toBe('email');
  expect(validateField(email, ' someone@example.com ', false)).toBeUndefined();
  expect(validateField(email, '', true)).toBeUndefined();
});

test('a telephone number needs a digit, and may have any other characters', () => {
  const telephone: Field = { kind: 'telephone', label: 'common/telephone', required: 'always' };
  expect(validateField(telephone, 'call us', true)).toBe('telephone');
  expect(validateField(telephone, 'poste', false)).toBe('telephone');
  expect(validateField(telephone, 'poste 12', false)).toBeUndefined();
  expect(validateField(telephone, '1-800-CUVE, poste 12', true)).toBeUndefined();
  expect(validateField({ kind: 'telephone', label: 'common/telephone' }, '', true)).toBeUndefined();
});

test('a text must not be longer than the limit', () => {
  expect(validateField(name, 'x'.repeat(maxLengthOf(name)), true)).toBeUndefined();
  expect(validateField(name, 'x'.repeat(maxLengthOf(name) + 1), true)).toBe('tooLong');
});

test('a length counts characters, as the server does, and not UTF-16 units', () => {
  const longest = '🚚'.repeat(maxLengthOf(name));
  expect(isTooLong(name, longest)).toBe(false);
  expect(isTooLong(name, `${longest}.`)).toBe(true);
  expect(isTooLong({ kind: 'localizedRichText' }, `${longest}.`)).toBe(false);
});

test('other kinds take any text: a time may be a word', () => {
  for (const kind of [
    'text',
    'localizedText',
    'localizedRichText',
    'measure',
    'time',
    'image',
    'file',
  ] as const)
    expect(validateKind({ kind }, 'Closed')).toBeUndefined();
});
