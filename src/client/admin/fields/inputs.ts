import type { ComponentType } from 'react';
import type { FieldKind } from '../../../model/schema/fields';
import { CompanyInput } from './CompanyInput';
import type { FieldInputProps } from './fieldEditor';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import { ReferenceInput } from './ReferenceInput';
import { RichTextInput } from './RichTextInput';
import { EmailInput, MeasureInput, TelephoneInput, TextInput, TimeInput } from './TextInputs';

/** The input of each kind of field; null for a kind without one. It is loaded with the dialog, which lists do not need. */
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
  integer: null,
  reference: ReferenceInput,
  parent: null,
  order: null,
  brandFlag: null,
};
