import type { Column, FieldKind } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import { useColumnLabel, useAnyText } from './labels';
import type { ComponentType } from 'react';
import { AvailabilityInput } from './AvailabilityInput';
import type { FieldInputProps } from './fieldEditor';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import {
  DateInput,
  EmailInput,
  LocalizedInput,
  MeasureInput,
  TelephoneInput,
  TextInput,
  TimeInput,
} from './TextInputs';
import { brandGroups, companies } from '../../../model/site/brands';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { useColumn } from './useColumn';
import { SelectInput, withOther } from './SelectInput';
import { isEntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectEditedRows } from '../../store/content/hiddenRows';
import { useReferenceName } from './rowNames';
import { LazyRichTextEditor } from '../richText/LazyRichTextEditor';

/** The input of a rich text. */
function RichTextInput({ column, label }: FieldInputProps) {
  const { value, onChange, onBlur, ref, error, isRequired, isSaving } = useColumn(column);
  return (
    <Field label={label} error={error} isRequired={isRequired}>
      {(control) => (
        <LazyRichTextEditor
          ref={ref}
          id={control.id}
          label={label}
          value={typeof value === 'string' ? value : ''}
          isInvalid={control['aria-invalid']}
          isRequired={isRequired}
          isReadOnly={isSaving}
          describedBy={control['aria-describedby']}
          language={column.language}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

const noRows: readonly StoredRow[] = [];

/** The choice of a row of another kind: a location, a manufacturer or none, or the type that the row belongs to. */
function ReferenceInput(props: FieldInputProps) {
  const { field } = props.column;
  const entity = field.kind === 'reference' || field.kind === 'parent' ? field.entity : '';
  const isText = field.kind === 'parent' && field.as === 'text';
  const rows = useAppSelector((state) => (isEntityName(entity) ? selectEditedRows(state, entity) : noRows));
  const none = field.kind === 'reference' && field.default === 0 ? [0] : [];
  const ids = [...none, ...rows.map(({ id }) => id)];
  const nameOf = useReferenceName();
  const optionsFor = (value: unknown) => {
    const chosen = Number(value);
    const shown = ids.includes(chosen) ? ids : [chosen, ...ids]; // the row may have been deleted
    return shown.map((id) => ({ value: isText ? String(id) : id, label: nameOf(entity, id) }));
  };
  return <SelectInput {...props} optionsFor={optionsFor} />;
}

/** The choice of one of the companies of the group, or of none. */
function CompanyInput(props: FieldInputProps) {
  const text = useTexts('editors');
  const options = [
    { value: '', label: text('no-company') },
    ...companies.map((company) => ({ value: company, label: company })),
  ];
  return <SelectInput {...props} optionsFor={() => options} />;
}

/** The choice of one of a few values. A text may be left out. Another value, from an older client, can be kept. */
function ChoiceInput(props: FieldInputProps) {
  const text = useTexts('editors');
  const anyText = useAnyText();
  const { field } = props.column;
  if (field.kind !== 'choice') return null;
  const options = [
    ...('as' in field ? [] : [{ value: '', label: text('no-choice') }]),
    ...field.options.map(({ value, label }) => ({ value, label: anyText(label) })),
  ];
  return <SelectInput {...props} optionsFor={(value) => withOther(options, value)} />;
}

/** The choice of the brands that show a row: the first two, or the propane brand. */
function BrandGroupInput(props: FieldInputProps) {
  const text = useTexts('admin');
  const options = brandGroups.map((group) => ({
    value: group === 'propane',
    label: text(`brand-group-${group}`),
  }));
  return <SelectInput {...props} optionsFor={() => options} />;
}

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
