import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { hasPrice, priceText } from '../../../model/site/screens/tankerSpecifications';
import { LinkButton } from '../../ui/components/button';
import { ShareButton } from '../../ui/components/ShareButton';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useLocalized } from '../../ui/text/useLocalized';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryLink } from '../inquiry/useInquiryLink';
import { KeyFigures } from './KeyFigures';
import { TankerMarks } from './TankerMarks';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
  },
});

const Price = chakra('strong', {
  base: {
    display: 'block',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontSize: '3xl',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The links to ask about a tanker, and to call Sales. */
const AskOrCall = ({ tanker }: { tanker: Row<'tanker'> }) => {
  const text = useTexts('tankers');
  return (
    <>
      <LinkButton {...useInquiryLink('tanker', [tanker.id])} variant="primary">
        {text('contact-about')}
      </LinkButton>
      <TelephoneButton topic="sales" />
    </>
  );
};

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flexGrow: '1' } },
});

/** On a phone the links are at hand at the bottom of the screen, below all that the page says. */
const Bar = chakra('div', {
  base: {
    display: { base: 'flex', lg: 'none' },
    position: 'sticky',
    bottom: '0',
    zIndex: '2',
    gap: '2',
    marginTop: '6',
    marginInline: { base: '-4', md: '-8' },
    paddingInline: { base: '3', md: '8' },
    paddingTop: '2.5',
    paddingBottom: 'max(0.625rem, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'accent.solid',
    '& > *': { flex: '1 1 0', minWidth: 'max-content', paddingInline: '2' },
  },
});

/** The links to ask about a tanker, which stay on the screen of a phone while one scrolls. */
export function TankerBar({ tanker }: { tanker: Row<'tanker'> }) {
  return (
    <Bar className="not-printed">
      <AskOrCall tanker={tanker} />
    </Bar>
  );
}

/** The price of a tanker, whether it is new, when it can be had, its key figures, and links to ask about it. */
export function TankerOffer({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const shared = useTexts('shared');
  const name = useLocalized()(tanker, 'name');
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  return (
    <Layout>
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3">
        <p>
          {hasPrice(tanker) ? (
            <chakra.span fontSize="sm" color="fg.muted">
              {shared('price')}
            </chakra.span>
          ) : null}
          <Price>{price}</Price>
        </p>
        <TankerMarks tanker={tanker} />
      </chakra.div>
      <KeyFigures tanker={tanker} size="3xl" />
      <Actions>
        <chakra.div display={{ base: 'none', lg: 'contents' }}>
          <AskOrCall tanker={tanker} />
        </chakra.div>
        <ShareButton title={name} />
      </Actions>
    </Layout>
  );
}
