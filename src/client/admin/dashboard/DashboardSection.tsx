import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface DashboardSectionProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  readonly title: ReactNode;
}

/** A part of the dashboard under its heading. */
export function DashboardSection({ title, children, ...props }: DashboardSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minWidth="0" {...props}>
      <chakra.h2 id={id} fontSize="2xl" marginBottom="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
