import type { Column, FieldKind } from '../../../model/schema/fields';
import type { FieldPresentation } from './fieldEditor';
import { FileValue, LocationValue, MeasureValue, RichTextValue, TextValue, TimeValue } from './values';

/** Forms have no input: the list that a row belongs to, or a default, decides the value. */
const notEditable: FieldPresentation = { isAsked: false, Value: null, isWide: false };

const editable = (Value: FieldPresentation['Value'], isWide = false): FieldPresentation => ({
  isAsked: true,
  Value,
  isWide,
});

/** How each kind of field is edited and shown. A new kind does not compile until it is listed here. */
const fieldEditors: Readonly<Record<FieldKind, FieldPresentation>> = {
  text: editable(TextValue),
  localizedText: editable(TextValue),
  localizedRichText: editable(RichTextValue),
  measure: editable(MeasureValue),
  email: editable(TextValue),
  telephone: editable(TextValue),
  time: editable(TimeValue),
  image: editable(null, true),
  file: editable(FileValue, true),
  company: editable(TextValue),
  integer: notEditable,
  parent: notEditable,
  order: notEditable,
  brandFlag: notEditable,
};

const location = editable(LocationValue);

/** How a column is edited. A text with a default has no input. A location has one, though other integers have none. */
export function fieldEditorOf({ field }: Column): FieldPresentation {
  if (field.kind === 'integer' && field.of === 'location') return location;
  return field.kind === 'text' && field.default !== undefined ? notEditable : fieldEditors[field.kind];
}
