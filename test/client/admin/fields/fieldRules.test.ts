import { validateField, isRequired, maxLengthOf } from '../../../../src/client/admin/fields/rules';
import { formFields, initialValues } from '../../../../src/client/admin/form/formColumns';
import { nameFieldsOf, rowNameIn } from '../../../../src/model/schema/rowNames';
import type { Field } from '../../../../src/model/schema/fields';

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

test('a form has a field for each value that the site cannot derive, and no others', () => {
  const fieldNames = (entity: Parameters<typeof formFields>[0]): readonly string[] =>
    formFields(entity).map(({ fieldName }) => fieldName);
  expect(fieldNames('assembly')).toEqual(['name', 'description', 'image']);
  expect(fieldNames('galleryImage')).toEqual(['image']);
  expect(fieldNames('telephone')).toEqual(['name', 'telephone']);
  expect(fieldNames('tanker')).not.toContain('tankerTypeId');
});

test('a new form starts with the defaults and preset values', () => {
  expect(initialValues('employee', undefined, { company: 'Rubicuve' })).toMatchObject({
    firstName: '',
    company: 'Rubicuve',
  });
  expect(Object.keys(initialValues('assemblyType', undefined, {}))).toEqual(['nameEn', 'nameFr']);
});

test('rows are named by their first text', () => {
  expect(nameFieldsOf('tanker')).toEqual(['name']);
  expect(nameFieldsOf('jobPosting')).toEqual(['jobTitle']);
  expect(nameFieldsOf('galleryImage')).toEqual([]);
  const row = { id: 1, displayOrder: 1, firstName: 'Ada ', lastName: 'Roy' };
  expect(rowNameIn('employee', row, 'fr')).toBe('Ada Roy');
});
