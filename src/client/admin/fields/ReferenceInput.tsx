import { isEntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectRows } from '../../store/selectors';
import { Field } from '../controls/Field';
import { Select } from '../controls/input';
import type { FieldInputProps } from './fieldEditor';
import { useColumn } from './useColumn';
import { useReferenceName } from './rowNames';

const noRows: readonly StoredRow[] = [];

/** The choice of a row of another kind, such as a location. */
export function ReferenceInput({ column, label }: FieldInputProps) {
  const entity = column.field.kind === 'reference' ? column.field.entity : '';
  const rows = useAppSelector((state) => (isEntityName(entity) ? selectRows(state, entity) : noRows));
  const ids = rows.map(({ id }) => id);
  const nameOf = useReferenceName();
  const { value, onChange, onBlur, ref, name, error, isRequired, isSaving } = useColumn(column);
  const chosen = Number(value);
  const options = ids.includes(chosen) ? ids : [chosen, ...ids]; // the row may have been deleted
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
              {nameOf(entity, id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
