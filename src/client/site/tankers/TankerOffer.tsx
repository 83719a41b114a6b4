import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { hasPrice, priceText } from '../../../model/site/screens/tankerSpecifications';
import { useContactRows } from '../../store/content/contactRows';
import { LinkButton } from '../../ui/components/button';
import { TelephoneButton } from '../../ui/components/TelephoneButton';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { usePathTo } from '../../ui/text/usePathTo';
import { useTexts } from '../../ui/text/useTexts';

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

/** The price of a tanker, with links to ask about it. */
export function TankerOffer({ tanker }: { tanker: Row<'tanker'> }) {
  const text = useTexts('tankers');
  const shared = useTexts('shared');
  const path = usePathTo();
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  const [telephone] = useContactRows('telephone');
  return (
    <Layout>
      <p>
        {hasPrice(tanker) ? (
          <chakra.span fontSize="sm" color="fg.muted">
            {shared('price')}
          </chakra.span>
        ) : null}
        <Price>{price}</Price>
      </p>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        flexGrow={{ base: '1', md: '0' }}
        css={{ '& > *': { flexGrow: '1' } }}
      >
        <LinkButton to={path('contact')} variant="primary">
          {text('contact-about')}
        </LinkButton>
        <TelephoneButton number={telephone?.telephone} />
      </chakra.div>
    </Layout>
  );
}
