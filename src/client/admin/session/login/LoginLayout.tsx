import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectBrand } from '../../../store/selectors';
import { LinkButton } from '../../../ui/components/button';
import { Container } from '../../../ui/components/page/Page';
import { BrandStripe } from '../../../ui/components/BrandStripe';
import { usePathTo } from '../../../ui/text/usePathTo';
import { useTexts } from '../../../ui/text/useTexts';
import { TankerDrawing } from './TankerDrawing';

const Welcome = () => {
  const text = useTexts('login');
  const brand = useAppSelector(selectBrand);
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      gap={{ base: '5', lg: '12' }}
      padding={{ base: '5', md: '8', lg: '12' }}
    >
      <div>
        <chakra.p
          fontFamily="heading"
          fontWeight="bold"
          fontSize="lg"
          color="inverse.accent"
          letterSpacing="label"
        >
          {brand.name}
        </chakra.p>
        <chakra.h1 fontSize="4xl" marginTop="2">
          {text('title')}
        </chakra.h1>
        <chakra.p marginTop="3" fontSize="lg" color="inverse.muted">
          {text('introduction')}
        </chakra.p>
      </div>
      <TankerDrawing />
    </chakra.div>
  );
};

/** The layout of the login page: the brand beside the form, or above it on a phone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const text = useTexts('login');
  const path = usePathTo();
  return (
    <Container paddingBlock={{ base: '4', md: '14' }}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
        maxWidth="64rem"
        marginInline="auto"
        bg="bg.surface"
        boxShadow="lifted"
        borderRadius="md"
        overflow="hidden"
      >
        <chakra.div
          data-inverse=""
          bg="inverse.bg"
          color="inverse.fg"
          display="grid"
          gridTemplateRows="1fr auto"
        >
          <Welcome />
          <BrandStripe />
        </chakra.div>
        <chakra.div
          padding={{ base: '5', md: '8', lg: '12' }}
          display="grid"
          gap="6"
          alignContent="center"
          minWidth="0"
        >
          {children}
          <chakra.div borderTopWidth="1px" borderTopStyle="solid" borderTopColor="line.subtle" paddingTop="4">
            <LinkButton to={path('home')} variant="ghost" size="sm" marginInlineStart="-3">
              <ArrowLeft aria-hidden="true" size={20} />
              {text('back-to-site')}
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
