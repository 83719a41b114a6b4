import { companies } from '../../../model/site/brands';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/Field';
import { Select } from '../controls/input';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';

/** The choice of one of the companies of the group, or of none. */
export function CompanyInput({ column, label }: FieldInputProps) {
  const text = useTexts('editors');
  const { value, onChange, onBlur, ref, name, error, isRequired, isSaving } = useColumn(column);
  return (
    <Field label={label} error={error} isRequired={isRequired}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={name}
          onBlur={onBlur}
          value={typeof value === 'string' ? value : ''}
          disabled={isSaving}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{text('no-company')}</option>
          {companies.map((company) => (
            <option key={company} value={company}>
              {company}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
