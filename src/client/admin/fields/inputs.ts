import type { ComponentType } from 'react';
import type { FieldKind } from '../../../model/schema/fields';
import { CompanyInput } from './CompanyInput';
import type { FieldInputProps } from './fieldEditor';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import { LocationInput } from './LocationInput';
import { RichTextInput } from './RichTextInput';
import { EmailInput, MeasureInput, TelephoneInput, TextInput, TimeInput } from './TextInputs';

/** What the values of each kind are typed into; none where nobody types them. Comes with the dialog, which lists do without. */
export const inputs: Readonly<Record<FieldKind, ComponentType<FieldInputProps> | null>> = {
  text: TextInput,
  localizedText: TextInput,
  localizedRichText: RichTextInput,
  measure: MeasureInput,
  email: EmailInput,
  telephone: TelephoneInput,
  time: TimeInput,
  image: ImageInput,
  file: FileInput,
  company: CompanyInput,
  integer: LocationInput, // one of anything else is not asked for
  parent: null,
  order: null,
  brandFlag: null,
};
