import { brandGroups } from '../../../model/site/brands';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { Select } from '../controls/inputs/input';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';

/** The choice of the brands that show a row: the first two, or the propane brand. */
export function BrandGroupInput({ column, label }: FieldInputProps) {
  const text = useTexts('admin');
  const { value, onChange, onBlur, ref, name, isSaving, isFirst } = useColumn(column);
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={name}
          onBlur={onBlur}
          data-autofocus={isFirst ? '' : undefined}
          value={value === true ? 'propane' : 'fuel'}
          disabled={isSaving}
          onChange={({ target }) => onChange(target.value === 'propane')}
        >
          {brandGroups.map((group) => (
            <option key={group} value={group}>
              {text(`brand-group-${group}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
