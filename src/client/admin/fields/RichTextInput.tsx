import { LazyRichTextEditor } from '../richText/LazyRichTextEditor';
import { Field } from '../controls/inputs/Field';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';

/** The input of a rich text. */
export function RichTextInput({ column, label }: FieldInputProps) {
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
