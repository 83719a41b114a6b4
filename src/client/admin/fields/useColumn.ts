import { useController, useFormContext } from 'react-hook-form';
import type { Column } from '../../../model/schema/fields';
import type { FormValues } from '../../../model/schema/rows';
import type { FieldError } from '../../../model/schema/validate';
import { validateField, isRequired, maxLengthOf } from '../../../model/schema/validate';
import { firstYear, lastYear, validateInForm } from '../../../model/schema/formRules';
import { useTexts } from '../../ui/text/useTexts';
import { useFormSettings } from './formSettings';

const useMessages = (column: Column): Readonly<Record<FieldError, string>> => {
  const text = useTexts('editors');
  const common = useTexts('common');
  const dates = useTexts('edit-contact');
  return {
    required: text('field-required'),
    email: common('error-email-invalid'),
    telephone: text('field-telephone'),
    telephoneLength: text('field-telephone-length'),
    negative: text('field-negative'),
    year: text('field-year', { first: String(firstYear), last: String(lastYear()) }),
    date: dates('date-invalid'),
    dateOrder: dates('date-order'),
    time: dates('time-invalid'),
    timeOrder: dates('time-order'),
    timePair: dates('time-pair'),
    tooLong: text('field-too-long', { limit: maxLengthOf(column.field) }),
  };
};

/** Connects an input to its column: the value, the validation message, and whether it can be changed. */
export function useColumn(column: Column) {
  const messages = useMessages(column);
  const { firstColumn, isNew, isSaving } = useFormSettings();
  const { control, formState } = useFormContext();
  const { field, fieldState } = useController({
    name: column.name,
    control,
    rules: {
      validate: (value: unknown, values: FormValues) =>
        validateField(column.field, value, isNew, values) ??
        validateInForm(column, values, formState.defaultValues ?? {}) ??
        true,
    },
  });
  const fault = fieldState.error?.message;
  return {
    value: field.value as unknown, // the type depends on the column
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    name: field.name,
    isRequired: isRequired(column.field, isNew),
    isSaving,
    isFirst: column.name === firstColumn,
    error: fault !== undefined && Object.hasOwn(messages, fault) ? messages[fault as FieldError] : undefined,
  };
}
