import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { Brand } from '../../../model/site/brands';
import { brandList, brandUrl } from '../../../model/site/brands';
import { withLanguage } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { Container } from '../../ui/components/page/Page';
import { useTexts } from '../../ui/text/useTexts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '4', lg: '8' },
    paddingBlock: { base: '6', md: '7' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  },
});

const Logos = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

const SisterLink = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    height: 'full',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderRadius: 'md',
    color: 'fg.default',
    textDecoration: 'none',
    transition: 'box-shadow 160ms, border-color 160ms',
    _hover: { borderColor: 'accent.solid', boxShadow: 'raised' },
    '& > svg': { color: 'accent.solid' },
  },
});

const SisterBrand = ({ brand }: { brand: Brand }) => {
  const text = useTexts('home');
  const shared = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const { brandHosts, origin } = useAppSelector((state) => state.site);
  return (
    <SisterLink
      href={withLanguage(brandUrl(brand.id, brandHosts, new URL(origin)), language)}
      target="_blank"
      rel="noopener"
    >
      <span>
        <chakra.img
          loading="lazy"
          src={`${brand.assets}/logo.svg`}
          alt={text('visit-sister-company', { company: brand.name })}
          width="auto"
          height="9"
          maxWidth="full"
        />
        <chakra.span display="block" marginTop="2" fontSize="sm" lineHeight="snug" color="fg.muted">
          {text(`sister-${brand.id}`)}
        </chakra.span>
        <chakra.span srOnly>{` (${shared('opens-in-new-tab')})`}</chakra.span>
      </span>
      <ExternalLink size={20} aria-hidden="true" />
    </SisterLink>
  );
};

/** The other two brands of the group, each with a link to its site. */
export function SisterCompanies() {
  const text = useTexts('home');
  const current = useAppSelector((state) => state.site.brand);
  return (
    <chakra.section
      bg="bg.surface"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="line.subtle"
    >
      <Container>
        <Layout>
          <chakra.h2 fontSize="xl" lineHeight="snug">
            {text('our-sister-companies-title')}
          </chakra.h2>
          <Logos>
            {brandList
              .filter(({ id }) => id !== current)
              .map((brand) => (
                <li key={brand.id}>
                  <SisterBrand brand={brand} />
                </li>
              ))}
          </Logos>
        </Layout>
      </Container>
    </chakra.section>
  );
}
