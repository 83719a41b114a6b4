import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FinderLayoutProps {
  /** The filters beside the list on a wide screen. */
  readonly column?: ReactNode;
  readonly children: ReactNode;
}

/** The list of tankers, with a column for its filters. */
export function FinderLayout({ column, children }: FinderLayoutProps) {
  if (column === undefined) return children;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      gap={{ lg: '6' }}
      alignItems="start"
    >
      <chakra.div display={{ base: 'none', lg: 'block' }}>{column}</chakra.div>
      <div>{children}</div>
    </chakra.div>
  );
}
