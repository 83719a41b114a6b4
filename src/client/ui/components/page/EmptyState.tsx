import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly children: ReactNode;
  /** A button for the visitor's next step. */
  readonly action?: ReactNode;
}

/** The placeholder of an empty list. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="5"
      paddingBlock="12"
      paddingInline="6"
      textAlign="center"
      color="fg.muted"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.strong"
      borderRadius="md"
    >
      <chakra.p maxWidth="prose">{children}</chakra.p>
      {action}
    </chakra.div>
  );
}
