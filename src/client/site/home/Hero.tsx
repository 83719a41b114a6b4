import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { heroSizes } from '../../../model/images/sizes';
import { heroPictureOf } from '../../../model/images/staticPictures';
import { trades } from '../../../model/site/screens/trades';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';
import { LinkButton } from '../../ui/components/button';
import { ButtonRow } from '../../ui/components/ButtonRow';
import { Picture } from '../../ui/components/Picture';
import { BrandStripe } from '../../ui/components/BrandStripe';
import { Link } from '../../ui/navigation/Link';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';

/** The slanted edge of the panel, like a windshield; the tape follows it. */
const panelShape = 'polygon(0 0, 100% 0, calc(100% - 7rem) 100%, 0 100%)';

const Panel = chakra('div', {
  base: {
    position: 'relative',
    paddingBlock: { base: '8', md: '12' },
    lg: {
      display: 'flex',
      alignItems: 'center',
      width: '54%',
      minHeight: 'min(44vw, 46rem, calc(100vh - 9rem))', // a higher picture would be wider, and the panel hide its tank
      paddingBlock: '10',
      '&::before, &::after': { content: '""', position: 'absolute', insetBlock: '0', clipPath: panelShape },
      '&::before': {
        insetInline: '0 -12px',
        background: '{gradients.pattern.down}',
      },
      '&::after': { insetInline: '0', bg: 'inverse.bg' },
    },
  },
});

/** The text starts at the same left edge as the text of the page below. */
const PanelText = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    paddingInline: { base: '4', md: '8' },
    lg: {
      paddingInlineStart: 'max({spacing.8}, calc((100vw - {sizes.content}) / 2 + {spacing.8}))',
      paddingInlineEnd: '28',
    },
  },
});

const MoreLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '2',
    color: 'inverse.accent',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

const Headline = () => {
  const text = useTexts('home');
  const path = usePathTo();
  const { subject, links } = trades[useAppSelector(selectBrand).trade].home;
  const link = useInquiryLink(subject);
  return (
    <PanelText>
      <chakra.h1
        fontSize={{ base: 'display', lg: 'clamp(3rem, 4.6vw, 4.5rem)' }}
        fontWeight="heavy"
        letterSpacing="tight"
      >
        {text('main-text')}
      </chakra.h1>
      <chakra.p marginTop="5" maxWidth="34rem" fontSize="lg" color="inverse.muted">
        {text('secondary-text')}
      </chakra.p>
      <ButtonRow marginTop="7">
        <LinkButton {...link} variant="primary">
          {text('contact-us')}
        </LinkButton>
        {links.map((route, index) =>
          index === 0 ? (
            <LinkButton key={route} to={path(route)} variant="inverse">
              {text(`see-${route}`)}
            </LinkButton>
          ) : (
            <MoreLink key={route} to={path(route)}>
              {text(`see-${route}`)}
              <ArrowRight aria-hidden="true" size={18} />
            </MoreLink>
          ),
        )}
      </ButtonRow>
    </PanelText>
  );
};

/** The first view: a large tanker, the business of the company, and links. */
export function Hero() {
  const text = useTexts('home');
  const { id } = useAppSelector(selectBrand);
  return (
    <chakra.section data-inverse="" position="relative" bg="inverse.bg" color="inverse.fg">
      <Picture
        src={heroPictureOf(id)}
        alt={text('hero-alt')}
        sizes={heroSizes}
        ratio={3 / 2}
        isFirst
        position={{ base: 'relative', lg: 'absolute' }}
        insetBlock={{ lg: '0' }}
        insetEnd={{ lg: '0' }}
        width={{ lg: '58%' }}
        height={{ lg: 'full' }}
        bg="inverse.raised"
        css={{ '& img': { objectPosition: { base: '78% 60%', lg: 'right center' } } }}
      />
      <chakra.div display={{ lg: 'none' }}>
        <BrandStripe />
      </chakra.div>
      <Panel>
        <Headline />
      </Panel>
    </chakra.section>
  );
}
