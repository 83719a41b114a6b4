import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Select } from './inputs/input';

interface FilterFieldProps extends Omit<ComponentProps<typeof chakra.div>, 'children'> {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly children: (id: string) => ReactNode;
}

/** A filter of a list with its label above it. The other props place it among the filters. */
export function FilterField({ label, isLabelHidden = false, children, ...place }: FilterFieldProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" minWidth="0" {...place}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" srOnly={isLabelHidden}>
        {label}
      </chakra.label>
      {children(id)}
    </chakra.div>
  );
}

interface FilterSelectProps extends Omit<FilterFieldProps, 'children' | 'onChange'> {
  /** The words for no filter. */
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A list of filter values. A value of the address that is not in the list is shown as it is. */
export function FilterSelect({ all, value = '', options, onChange, ...field }: FilterSelectProps) {
  return (
    <FilterField {...field}>
      {(id) => (
        <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{all}</option>
          {value === '' || options.some(([each]) => each === value) ? null : (
            <option value={value}>{value}</option>
          )}
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FilterField>
  );
}
