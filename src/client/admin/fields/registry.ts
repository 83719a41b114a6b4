import type { Column, FieldKind } from '../../../model/schema/fields';
import type { FieldEditor } from './fieldEditor';
import { FileValue, LocationValue, MeasureValue, RichTextValue, TextValue, TimeValue } from './values';

/** Known from where the row stands: nobody types it. */
const known: FieldEditor = { isAsked: false, Value: null, isWide: false };

const asked = (Value: FieldEditor['Value'], isWide = false): FieldEditor => ({
  isAsked: true,
  Value,
  isWide,
});

/** How each kind of field is edited and shown; a new kind does not compile until it stands here. */
const fieldEditors: Readonly<Record<FieldKind, FieldEditor>> = {
  text: asked(TextValue),
  localizedText: asked(TextValue),
  localizedRichText: asked(RichTextValue),
  measure: asked(MeasureValue),
  email: asked(TextValue),
  telephone: asked(TextValue),
  time: asked(TimeValue),
  image: asked(null, true),
  file: asked(FileValue, true),
  company: asked(TextValue),
  integer: known,
  parent: known,
  order: known,
  brandFlag: known,
};

const location = asked(LocationValue);

/** How a column is edited. A text that is always the same is known, too; a location is chosen, though other integers are known. */
export const editorOf = ({ field }: Column): FieldEditor => {
  if (field.kind === 'integer' && field.of === 'location') return location;
  return field.kind === 'text' && field.default !== undefined ? known : fieldEditors[field.kind];
};
