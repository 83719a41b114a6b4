import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sections of a statement, such as that on privacy. */
export const Statement = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '8', md: '10' } },
});

/** On a wide screen the title stands beside the text, whose lines stay easy to read. */
const Layout = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
    '& + &': {
      lg: {
        paddingTop: '10',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'line.strong',
      },
    },
    '& > div': { maxWidth: 'prose' },
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
    <Layout aria-labelledby={name}>
      <chakra.h2 id={name} fontSize="3xl">
        {title}
      </chakra.h2>
      <div>{children}</div>
    </Layout>
  );
}
