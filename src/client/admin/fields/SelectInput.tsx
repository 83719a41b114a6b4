import type { Value } from '../../../model/schema/rows';
import { isValue } from '../../../model/schema/rows';
import { Field } from '../controls/inputs/Field';
import { Select } from '../controls/inputs/input';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';

interface Option {
  readonly value: Value;
  readonly label: string;
}

/** The options, and the current value as it is if it is none of them. */
export function withOther(options: readonly Option[], current: unknown): readonly Option[] {
  const isKnown = options.some(({ value }) => value === current);
  if (isKnown || !isValue(current)) return options;
  return [{ value: current, label: String(current) }, ...options];
}

interface SelectInputProps extends FieldInputProps {
  /** The choices. The current value is passed, which may be none of the usual ones. */
  readonly optionsFor: (value: unknown) => readonly Option[];
}

/** The choice of one of a few values. */
export function SelectInput({ column, label, optionsFor }: SelectInputProps) {
  const { value, onChange, onBlur, ref, name, error, isRequired, isSaving, isFirst } = useColumn(column);
  const options = optionsFor(value);
  return (
    <Field label={label} error={error} isRequired={isRequired}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={name}
          onBlur={onBlur}
          data-autofocus={isFirst ? '' : undefined}
          value={isValue(value) ? String(value) : ''}
          disabled={isSaving}
          onChange={({ target }) => onChange(options[target.selectedIndex]?.value)}
        >
          {options.map((option) => (
            <option key={String(option.value)} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
