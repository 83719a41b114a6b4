import { fieldEditorOf } from '../../../../src/client/admin/fields/registry';
import { formFields, initialValues } from '../../../../src/client/admin/form/formColumns';
import { defaultNameFields, rowNameIn } from '../../../../src/client/admin/list/rowNames';
import { entityNames } from '../../../../src/model/schema/entities';
import { columnsOfEntity } from '../../../../src/model/schema/rows';

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
