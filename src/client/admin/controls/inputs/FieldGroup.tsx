import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Several controls of one field, with the field's label above them. */
export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="1.5" minWidth="0">
      <chakra.p id={id} fontWeight="semibold" fontSize="sm">
        {label}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
