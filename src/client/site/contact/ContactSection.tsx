import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ContactSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the contact page with its heading. */
export function ContactSection({ id, title, children }: ContactSectionProps) {
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="2xl" marginBottom="4">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
