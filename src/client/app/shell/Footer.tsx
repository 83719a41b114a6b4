import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { footerLinks } from '../../../model/site/navigation';
import { telephoneLink } from '../../../model/format/telephones';
import { addressLines } from '../../../model/site/screens/contact/addressLines';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import { HoursToday } from '../../ui/hours/LazyOpenNow';
import { Container } from '../../ui/components/page/Page';
import { BrandStripe } from '../../ui/components/BrandStripe';
import { onlyWithoutScripts } from '../../ui/components/page/withoutScripts';
import { usePageAddress } from '../../ui/hydration/usePageAddress';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { BarAnchor, BarLink } from './barItem';
import { Logo } from './Logo';
import { navigationId } from './NavigationAnchor';
import { NarrowNavigation } from './SiteNavigation';
import { useMainTelephone } from './useMainTelephone';

/** The end of a printed page: whose page it is, how to reach them, and where the page is. */
const Imprint = ({ telephone }: { telephone: string | undefined }) => {
  const { pathname, search } = usePageAddress();
  const origin = useAppSelector((state) => state.site.origin);
  const language = useAppSelector(selectLanguage);
  const { legalName, place } = useAppSelector(selectBrand);
  const number = telephone?.replaceAll(' ', '\u00a0'); // it stays on one line
  return (
    <chakra.address
      display="none"
      _print={{ display: 'block' }}
      marginTop="6"
      fontStyle="normal"
      fontSize="sm"
    >
      {[legalName, ...addressLines(place, language), number].filter(Boolean).join(' · ')}
      <br />
      {origin + pathname + search}
    </chakra.address>
  );
};

/** All pages, for readers without scripts: the menus of the bar need them. */
const PageList = () => {
  const text = useTexts('navigation');
  return (
    <chakra.nav
      id={navigationId}
      aria-label={text('main-navigation')}
      className="not-printed"
      scrollMarginTop="20"
      bg="bg.surface"
      color="fg.default"
      css={onlyWithoutScripts}
    >
      <Container>
        <NarrowNavigation />
      </Container>
    </chakra.nav>
  );
};

/** The footer of every page. */
export function Footer() {
  const text = useTexts('footer');
  const path = usePathTo();
  const telephone = useMainTelephone();
  const brand = useAppSelector(selectBrand);
  const language = useAppSelector(selectLanguage);
  const year = useAppSelector((state) => state.site.year);
  return (
    <chakra.footer data-inverse="" bg="inverse.bg" color="inverse.fg">
      <PageList />
      <BrandStripe />
      <Imprint telephone={telephone?.telephone} />
      <Container
        className="not-printed"
        paddingBlock={{ base: '8', md: '12' }}
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
        alignItems="center"
      >
        <chakra.div display="grid" gap="3" justifyItems="start">
          <Logo isInverse />
          <chakra.p color="inverse.muted" maxWidth="26rem">
            {text('tagline')}
          </chakra.p>
          <chakra.address fontStyle="normal" lineHeight="snug">
            {addressLines(brand.place, language).slice(0, -1).join(', ')}
            <HoursToday />
          </chakra.address>
        </chakra.div>
        <chakra.nav aria-label={text('footer-navigation')}>
          <chakra.ul
            listStyle="none"
            display="flex"
            flexWrap="wrap"
            gap="2"
            marginInline={{ base: '-3', md: '0' }}
          >
            {footerLinks.map(({ route, label }) => (
              <li key={route}>
                <BarLink ground="dark" to={path(route)}>
                  {text(label)}
                </BarLink>
              </li>
            ))}
            {telephone ? (
              <li>
                <BarAnchor ground="dark" href={telephoneLink(telephone.telephone)}>
                  <Phone aria-hidden="true" size={20} />
                  <chakra.span whiteSpace="nowrap">{telephone.telephone}</chakra.span>
                </BarAnchor>
              </li>
            ) : null}
          </chakra.ul>
        </chakra.nav>
        <chakra.p
          gridColumn="1 / -1"
          paddingTop="5"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderTopColor="inverse.line"
          fontSize="sm"
          color="inverse.muted"
        >
          {text('copyright', { year: String(year), company: brand.name })}
        </chakra.p>
      </Container>
    </chakra.footer>
  );
}
