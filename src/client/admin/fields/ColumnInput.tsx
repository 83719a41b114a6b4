import type { Column, FieldKind } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import { useColumnLabel } from './labels';
import type { ComponentType } from 'react';
import { AvailabilityInput } from './AvailabilityInput';
import { BrandGroupInput } from './BrandGroupInput';
import { ChoiceInput } from './ChoiceInput';
import { CompanyInput } from './CompanyInput';
import type { FieldInputProps } from './fieldEditor';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import { ReferenceInput } from './ReferenceInput';
import { RichTextInput } from './RichTextInput';
import {
  DateInput,
  EmailInput,
  LocalizedInput,
  MeasureInput,
  TelephoneInput,
  TextInput,
  TimeInput,
} from './TextInputs';

/** The input of each kind of field; null for a kind without one. It is loaded with the dialog, which lists do not need. */
const inputs: Readonly<Record<FieldKind, ComponentType<FieldInputProps> | null>> = {
  text: TextInput,
  localizedText: LocalizedInput,
  localizedRichText: RichTextInput,
  measure: MeasureInput,
  email: EmailInput,
  telephone: TelephoneInput,
  time: TimeInput,
  date: DateInput,
  image: ImageInput,
  file: FileInput,
  company: CompanyInput,
  choice: ChoiceInput,
  availability: AvailabilityInput,
  soldAt: null,
  integer: null,
  reference: ReferenceInput,
  parent: ReferenceInput,
  order: null,
  brandFlag: BrandGroupInput,
};

/** The input of a column, with its label. It must be in a form (`FormProvider`, `FormSettingsProvider`). */
export function ColumnInput({ column }: { column: Column }) {
  const label = useColumnLabel();
  const Input = inputs[column.field.kind];
  return Input && isEditable(column.field) ? <Input column={column} label={label(column)} /> : null;
}
