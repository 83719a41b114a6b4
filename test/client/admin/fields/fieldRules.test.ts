import { validateField, isRequired, maxLengthOf } from '../../../../src/client/admin/fields/rules';
import { fieldEditorOf } from '../../../../src/client/admin/fields/registry';
import { formFields, initialValues } from '../../../../src/client/admin/form/formColumns';
import { defaultNameFields, rowNameIn } from '../../../../src/client/admin/list/rowNames';
import { entityNames } from '../../../../src/model/schema/entities';
import { columnsOfEntity } from '../../../../src/model/schema/rows';
import type { Field } from '../../../../src/model/schema/fields';

const name: Field = { kind: 'localizedText', required: 'always' };
const emailOfNewRows: Field = { kind: 'email', required: 'add' };

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
  expect(validateField({ kind: 'email' }, 'someone', false)).toBe('email');
  expect(validateField({ kind: 'email' }, ' someone@example.com ', false)).toBeUndefined();
  expect(validateField({ kind: 'email' }, '', true)).toBeUndefined();
});

test('a telephone number needs a digit, and may have any other characters', () => {
  const telephone: Field = { kind: 'telephone', required: 'always' };
  expect(validateField(telephone, 'call us', true)).toBe('telephone');
  expect(validateField(telephone, 'poste', false)).toBe('telephone');
  expect(validateField(telephone, 'poste 12', false)).toBeUndefined();
  expect(validateField(telephone, '1-800-CUVE, poste 12', true)).toBeUndefined();
  expect(validateField({ kind: 'telephone' }, '', true)).toBeUndefined();
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

test('every column of every kind of content has a field in the form or is derived', () => {
  for (const entity of entityNames) {
    for (const column of columnsOfEntity(entity)) {
      const isKnown = ['order', 'brandFlag', 'parent'].includes(column.field.kind);
      const isFigure = column.field.kind === 'integer' && column.field.of === undefined;
      const isConstant = column.field.kind === 'text' && column.field.default !== undefined;
      expect([entity, column.name, !fieldEditorOf(column).isAsked]).toEqual([
        entity,
        column.name,
        isKnown || isFigure || isConstant,
      ]);
    }
  }
});

test('a new form starts with the defaults and preset values', () => {
  expect(initialValues('employee', undefined, { company: 'Rubicuve' })).toMatchObject({
    firstName: '',
    company: 'Rubicuve',
  });
  expect(Object.keys(initialValues('assemblyType', undefined, {}))).toEqual(['nameEn', 'nameFr']);
});

test('rows are named by their first text', () => {
  expect(defaultNameFields('tanker')).toEqual(['name']);
  expect(defaultNameFields('jobPosting')).toEqual(['jobTitle']);
  expect(defaultNameFields('galleryImage')).toEqual([]);
  const row = { id: 1, displayOrder: 1, firstName: 'Ada ', lastName: 'Roy' };
  expect(rowNameIn('employee', row, ['firstName', 'lastName'], 'fr')).toBe('Ada Roy');
});
