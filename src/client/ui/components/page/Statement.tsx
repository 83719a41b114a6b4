import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sections of a statement, such as that on privacy, in lines that are easy to read. */
export const Statement = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', md: '10' },
    maxWidth: 'prose',
  },
});

interface StatementSectionProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a statement. Links can lead to it by its name. */
export function StatementSection({ name, title, children }: StatementSectionProps) {
  return (
    <section aria-labelledby={name}>
      <chakra.h2 id={name} fontSize="3xl" marginBottom="3">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
