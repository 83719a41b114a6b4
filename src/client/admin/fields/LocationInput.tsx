import { useRows } from '../../store/hooks';
import { Field } from '../controls/Field';
import { Select } from '../controls/input';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';
import { useLocationName } from './useLocationName';

/** The choice of a location. */
export function LocationInput({ column, label }: FieldInputProps) {
  const nameOf = useLocationName();
  const ids = useRows('location').map(({ id }) => id);
  const { value, onChange, onBlur, ref, name, error, isRequired, isSaving } = useColumn(column);
  const chosen = Number(value);
  const options = ids.includes(chosen) ? ids : [chosen, ...ids]; // the location may have been deleted
  return (
    <Field label={label} error={error} isRequired={isRequired}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={name}
          onBlur={onBlur}
          value={chosen}
          disabled={isSaving}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {options.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
