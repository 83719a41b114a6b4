import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useColumnLabel } from '../../fields/labels';
import { FieldInputs } from '../../form/FieldInputs';
import type { FormField } from '../../form/formColumns';

/** The fields that can be edited with any field of a row, behind their names. */
export function OtherFields({ fields }: { readonly fields: readonly FormField[] }) {
  const label = useColumnLabel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <chakra.summary
        display="list-item"
        minHeight="11"
        paddingBlock="2.5"
        fontSize="sm"
        fontWeight="semibold"
        cursor="pointer"
      >
        {fields.flatMap(({ columns }) => columns.map(label)).join(', ')}
      </chakra.summary>
      {isOpen ? (
        <chakra.div display="grid" gap="4" paddingTop="2">
          {fields.map((field) => (
            <FieldInputs key={field.fieldName} field={field} />
          ))}
        </chakra.div>
      ) : null}
    </chakra.details>
  );
}
