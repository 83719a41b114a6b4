import { chakra } from '@chakra-ui/react';
import { Menu, Phone, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { isProtectedRoute, matchPath } from '../../../model/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/selectors';
import { Container } from '../../ui/parts/Page';
import { useTexts } from '../../ui/text/useTexts';
import { AdminActions } from './AdminActions';
import { BarAnchor, BarButton } from './barItem';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { NarrowNavigation, WideNavigation } from './SiteNavigation';
import { useDisclosure } from './useDisclosure';
import { useMainTelephone } from './useMainTelephone';

const Telephone = () => {
  const telephone = useMainTelephone();
  if (!telephone) return null;
  return (
    <BarAnchor href={`tel:${telephone.telephone.replace(/[^+\d]/g, '')}`} aria-label={telephone.telephone}>
      <Phone aria-hidden="true" size={20} />
      <chakra.span hideBelow="xl" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {telephone.telephone}
      </chakra.span>
    </BarAnchor>
  );
};

/** The bar of the public site: below the medium breakpoint its menus fold into one. */
const SiteBar = ({ hasToggle }: { hasToggle: boolean }) => {
  const text = useTexts('navigation');
  const { isOpen, toggle, panelId, rootRef, buttonRef } = useDisclosure();
  return (
    <chakra.div ref={rootRef}>
      <Container
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minHeight={{ base: '16', lg: '20' }}
      >
        <Logo />
        <chakra.nav aria-label={text('main-navigation')} hideBelow="md">
          <WideNavigation />
        </chakra.nav>
        <chakra.div display="flex" alignItems="center">
          <Telephone />
          {hasToggle ? <LanguageToggle /> : null}
          <BarButton
            ref={buttonRef}
            hideFrom="md"
            aria-label={text(isOpen ? 'close-menu' : 'open-menu')}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </BarButton>
        </chakra.div>
      </Container>
      <chakra.nav
        id={panelId}
        hidden={!isOpen}
        aria-label={text('main-navigation')}
        hideFrom="md"
        maxHeight="calc(100dvh - 4rem)"
        overflowY="auto"
        borderTopWidth="1px"
        borderTopStyle="solid"
        borderTopColor="line.subtle"
      >
        <Container>
          <NarrowNavigation />
        </Container>
      </chakra.nav>
    </chakra.div>
  );
};

/** The top of every page. On the pages of the administration only what an administrator needs. */
export const TopBar = () => {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const match = matchPath(pathname);
  const isAdministration = isLoggedIn && match !== undefined && isProtectedRoute(match.route);
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg.surface" boxShadow="raised">
      {isLoggedIn && !isAdministration ? (
        <chakra.div data-inverse="" bg="inverse.bg" color="inverse.fg">
          <Container>
            <AdminActions ground="dark" />
          </Container>
        </chakra.div>
      ) : null}
      {isAdministration ? (
        <Container
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          paddingBlock="2"
        >
          <Logo />
          <AdminActions ground="light" />
        </Container>
      ) : (
        <SiteBar hasToggle={!isLoggedIn} />
      )}
    </chakra.header>
  );
};
