import { chakra } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container } from '../ui/components/Page';
import { Tape } from '../ui/components/Tape';
import { usePathTo } from '../ui/text/usePathTo';
import { useTexts } from '../ui/text/useTexts';

interface AdminPageProps {
  readonly title: ReactNode;
  readonly introduction?: ReactNode;
  /** Whether a link leads back to the dashboard. True everywhere but on the dashboard. */
  readonly hasWayBack?: boolean;
  readonly children: ReactNode;
}

const BackLink = () => {
  const text = useTexts('admin');
  const path = usePathTo();
  return (
    <chakra.p marginBottom="1" marginInlineStart="-1">
      <Link to={path('dashboard')}>
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          minHeight="11"
          paddingInlineEnd="2"
          color="inverse.muted"
          _hover={{ color: 'inverse.fg', textDecoration: 'underline' }}
        >
          <ChevronLeft aria-hidden="true" size={20} />
          {text('dashboard')}
        </chakra.span>
      </Link>
    </chakra.p>
  );
};

/** The layout of a page of the administration: the title on a low dark band, the content below. */
export function AdminPage({ title, introduction, hasWayBack = true, children }: AdminPageProps) {
  return (
    <>
      <chakra.header data-inverse="" bg="inverse.bg" color="inverse.fg">
        <Container paddingBlock={{ base: '4', md: '6' }}>
          {hasWayBack ? <BackLink /> : null}
          <chakra.h1 fontSize="3xl">{title}</chakra.h1>
          {introduction ? (
            <chakra.div marginTop="2" maxWidth="prose" color="inverse.muted">
              {introduction}
            </chakra.div>
          ) : null}
        </Container>
        <Tape />
      </chakra.header>
      <Container paddingBlock={{ base: '6', md: '9' }}>{children}</Container>
    </>
  );
}
