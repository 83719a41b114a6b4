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
import { TankerMarks } from './TankerMarks';

const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
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

/** The price of a tanker, whether it is new, when it can be had, and links to ask about it. */
export function TankerOffer({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const shared = useTexts('shared');
  const link = useInquiryLink('tanker', [tanker.id]);
  const name = useLocalized()(tanker, 'name');
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  return (
    <Layout>
      <chakra.div display="grid" gap="3">
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
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        flexGrow={{ base: '1', md: '0' }}
        css={{ '& > *': { flexGrow: '1' } }}
      >
        <LinkButton {...link} variant="primary">
          {text('contact-about')}
        </LinkButton>
        <TelephoneButton topic="sales" />
        <ShareButton title={name} />
      </chakra.div>
    </Layout>
  );
}
