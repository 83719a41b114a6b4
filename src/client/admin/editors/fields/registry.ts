import type { Column, FieldKind } from '../../../../model/fields';
import { CompanyInput } from './CompanyInput';
import type { FieldEditor } from './fieldEditor';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import { RichTextInput } from './RichTextInput';
import { EmailInput, MeasureInput, TelephoneInput, TextInput, TimeInput } from './TextInputs';
import { FileValue, MeasureValue, RichTextValue, TextValue, TimeValue } from './values';

/** Known from where the row stands: nobody types it. */
const known: FieldEditor = { Input: null, Value: null, isWide: false };

/** How each kind of field is edited and shown; a new kind does not compile until it stands here. */
const fieldEditors: Readonly<Record<FieldKind, FieldEditor>> = {
  text: { Input: TextInput, Value: TextValue, isWide: false },
  localizedText: { Input: TextInput, Value: TextValue, isWide: false },
  localizedRichText: { Input: RichTextInput, Value: RichTextValue, isWide: false },
  measure: { Input: MeasureInput, Value: MeasureValue, isWide: false },
  email: { Input: EmailInput, Value: TextValue, isWide: false },
  telephone: { Input: TelephoneInput, Value: TextValue, isWide: false },
  time: { Input: TimeInput, Value: TimeValue, isWide: false },
  image: { Input: ImageInput, Value: null, isWide: true },
  file: { Input: FileInput, Value: FileValue, isWide: true },
  company: { Input: CompanyInput, Value: TextValue, isWide: false },
  integer: known,
  parent: known,
  order: known,
  brandFlag: known,
};

/** How a column is edited. A text that is always the same is known, too. */
export const editorOf = ({ field }: Column): FieldEditor =>
  field.kind === 'text' && field.default !== undefined ? known : fieldEditors[field.kind];
