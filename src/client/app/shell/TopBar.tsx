import { chakra } from '@chakra-ui/react';
import { Phone, Search } from 'lucide-react';
import { telephoneLink } from '../../../model/format/telephones';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/selectors';
import { Container } from '../../ui/components/page/Page';
import { HydrationBoundary } from '../../ui/components/page/HydrationBoundary';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { AdminActions } from './LazyAdminActions';
import { AdminBar } from './LazyAdminFrame';
import { BarAnchor, BarLink } from './barItem';
import { FoldingBar, FoldingPanel } from './FoldingBar';
import { NarrowNavigation, WideNavigation } from './SiteNavigation';
import { useIsAdministration } from './useIsAdministration';
import { useMainTelephone } from './useMainTelephone';

const Telephone = () => {
  const telephone = useMainTelephone();
  if (!telephone) return null;
  return (
    <BarAnchor href={telephoneLink(telephone.telephone)} aria-label={telephone.telephone}>
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

/** The bar of the public site. On a phone its menu includes the administrator's actions; elsewhere they are in a row above. */
const SiteBar = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const text = useTexts('navigation');
  return (
    <FoldingBar
      wide={
        <HydrationBoundary>
          <nav aria-label={text('main-navigation')}>
            <WideNavigation />
          </nav>
        </HydrationBoundary>
      }
      end={
        <>
          <SearchLink />
          <Telephone />
        </>
      }
      panel={
        <FoldingPanel>
          {isLoggedIn ? <AdminActions part="page" /> : null}
          <NarrowNavigation />
          {isLoggedIn ? <AdminActions part="account" /> : null}
        </FoldingPanel>
      }
      panelLabel={text('main-navigation')}
      isToggleNarrow={isLoggedIn}
    />
  );
};

/** The top of every page. */
export function TopBar() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAdministration = useIsAdministration();
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
