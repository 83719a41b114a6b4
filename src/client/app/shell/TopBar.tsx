import { chakra } from '@chakra-ui/react';
import { Menu, Phone, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/selectors';
import { Container } from '../../ui/components/Page';
import { PagePart } from '../../ui/components/PagePart';
import { onlyWithScripts } from '../../ui/components/withoutScripts';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { AdminActions } from './LazyAdminActions';
import { BarAnchor, BarButton, BarLink } from './barItem';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { NavigationAnchor } from './NavigationAnchor';
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

/** The link to the search. The key `/` follows it too (searchKey.ts). */
const SearchLink = () => {
  const text = useTexts('navigation');
  const path = usePathTo();
  return (
    <BarLink
      to={path('search')}
      aria-label={text('search')}
      title={text('search')}
      aria-keyshortcuts="/"
      data-search
    >
      <Search aria-hidden="true" size={20} />
    </BarLink>
  );
};

interface FoldingBarProps {
  /** The content of the row from the medium breakpoint on. */
  readonly wide: ReactNode;
  /** The content at the end of the row, at every width. */
  readonly end?: ReactNode;
  /** The panel of the burger menu below the medium breakpoint, and its accessible name. */
  readonly panel: ReactNode;
  readonly panelLabel: string;
  /** Whether the language toggle is elsewhere from the medium breakpoint on. */
  readonly isToggleNarrow: boolean;
}

/** A bar of one row. Below the medium breakpoint its menus fold into a burger menu. */
const FoldingBar = ({ wide, end, panel, panelLabel, isToggleNarrow }: FoldingBarProps) => {
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
        <chakra.div hideBelow="md">{wide}</chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          {...(end || !isToggleNarrow ? {} : { hideFrom: 'md' })}
        >
          {end}
          <chakra.div {...(isToggleNarrow ? { hideFrom: 'md' } : {})}>
            <LanguageToggle />
          </chakra.div>
          <BarButton
            ref={buttonRef}
            hideFrom="md"
            aria-label={text(isOpen ? 'close-menu' : 'open-menu')}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
            css={onlyWithScripts}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </BarButton>
          <chakra.div hideFrom="md">
            <NavigationAnchor aria-label={text('open-menu')}>
              <Menu aria-hidden="true" />
            </NavigationAnchor>
          </chakra.div>
        </chakra.div>
      </Container>
      <chakra.nav
        id={panelId}
        hidden={!isOpen}
        aria-label={panelLabel}
        hideFrom="md"
        maxHeight="calc(100dvh - 4rem)"
        overflowY="auto"
        borderTopWidth="1px"
        borderTopStyle="solid"
        borderTopColor="line.subtle"
      >
        {panel}
      </chakra.nav>
    </chakra.div>
  );
};

/** The content of the burger menu. The burger button does not render it again, so React can take it over later. */
const Panel = ({ children }: { readonly children: ReactNode }) => (
  <PagePart>
    <Container>{children}</Container>
  </PagePart>
);

/** The bar of the public site. On a phone its menu includes the administrator's actions; elsewhere they are in a row above. */
const SiteBar = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const text = useTexts('navigation');
  return (
    <FoldingBar
      wide={
        <PagePart>
          <nav aria-label={text('main-navigation')}>
            <WideNavigation />
          </nav>
        </PagePart>
      }
      end={
        <>
          <SearchLink />
          <Telephone />
        </>
      }
      panel={
        <Panel>
          <NarrowNavigation />
          {isLoggedIn ? <AdminActions /> : null}
        </Panel>
      }
      panelLabel={text('main-navigation')}
      isToggleNarrow={isLoggedIn}
    />
  );
};

/** The bar of the administration: only what an administrator needs. */
const AdminBar = () => {
  const text = useTexts('admin');
  const hasTexts = useAppSelector(({ startup }) => startup.hasAllTexts);
  return (
    <FoldingBar
      wide={<AdminActions ground="light" />}
      panel={
        <Panel>
          <AdminActions />
        </Panel>
      }
      panelLabel={hasTexts ? text('settings') : ''}
      isToggleNarrow
    />
  );
};

/** The top of every page. */
export function TopBar() {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const match = matchPath(pathname);
  const isAdministration = isLoggedIn && match !== undefined && isProtectedRoute(match.route);
  return (
    <chakra.header
      className="site-bar"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.surface"
      boxShadow="raised"
    >
      {isLoggedIn && !isAdministration ? (
        <chakra.div data-inverse="" bg="inverse.bg" color="inverse.fg" hideBelow="md">
          <Container>
            <AdminActions ground="dark" />
          </Container>
        </chakra.div>
      ) : null}
      {isAdministration ? <AdminBar /> : <SiteBar isLoggedIn={isLoggedIn} />}
    </chakra.header>
  );
}
