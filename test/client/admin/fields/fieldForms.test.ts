import { formFields, initialValues } from '../../../../src/client/admin/form/formColumns';
import { nameFieldsOf, rowNameIn } from '../../../../src/model/schema/rowNames';

test('a form has a field for each value that the site cannot derive, and no others', () => {
  const fieldNames = (entity: Parameters<typeof formFields>[0]): readonly string[] =>
    formFields(entity).map(({ fieldName }) => fieldName);
  expect(fieldNames('assembly')).toEqual([
    ...['name', 'description', 'manufacturer', 'image'],
    ...['assemblyTypeId', 'isCertipropane'], // where the row stands comes last
  ]);
  expect(fieldNames('galleryImage')).toEqual(['image', 'manufacturer', 'isCertipropane']);
  expect(fieldNames('telephone')).toEqual(['name', 'telephone', 'topic', 'textMessages']);
  expect(fieldNames('tankerImage')).toEqual(['image', 'description']);
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
