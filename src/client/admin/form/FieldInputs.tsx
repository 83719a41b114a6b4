import { chakra } from '@chakra-ui/react';
import { ColumnInput } from '../fields/ColumnInput';
import type { FormField } from './formColumns';

/** The inputs of a field: its languages side by side, on a phone below each other. */
export function FieldInputs({ field }: { readonly field: FormField }) {
  return (
    <chakra.div
      gridColumn={field.isWide ? '1 / -1' : 'auto'}
      display="grid"
      gap="5"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: `repeat(${field.columns.length}, minmax(0, 1fr))`,
      }}
    >
      {field.columns.map((column) => (
        <ColumnInput key={column.name} column={column} />
      ))}
    </chakra.div>
  );
}
