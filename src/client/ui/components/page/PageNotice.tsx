import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

/** A short statement above the content of a page: something that its address asks for is not there. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p role="status" marginBottom="6" padding="4" bg="bg.surface">
      {children}
    </chakra.p>
  );
}
