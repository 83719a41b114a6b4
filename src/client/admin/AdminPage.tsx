import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '../ui/components/page/Page';

interface AdminPageProps {
  readonly title: ReactNode;
  readonly introduction?: ReactNode;
  /** Beside the title, such as the choice of a brand. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page of the administration: the title in a low row, the content below. */
export function AdminPage({ title, introduction, beside, children }: AdminPageProps) {
  return (
    <Container paddingBlock={{ base: '4', md: '2' }} paddingBottom={{ base: '8', md: '8' }}>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
        marginBottom={{ base: '4', md: introduction ? '4' : '1.5' }}
      >
        <div>
          <chakra.h1 fontSize="2xl">{title}</chakra.h1>
          {introduction ? (
            <chakra.div marginTop="1" maxWidth="prose" color="fg.muted">
              {introduction}
            </chakra.div>
          ) : null}
        </div>
        {beside}
      </chakra.header>
      {children}
    </Container>
  );
}
