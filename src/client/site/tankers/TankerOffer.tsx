import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { hasPrice, priceText } from '../../../model/site/screens/tankers/tankerSpecifications';
import { ShareButton } from '../../ui/components/ShareButton';
import { useLocalized } from '../../ui/text/useLocalized';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';
import { AskOrCall } from './AskOrCall';
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

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flexGrow: '1' } },
});

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
      <KeyFigures tanker={tanker} size="2xl" />
      <Actions>
        <chakra.div display={{ base: 'none', lg: 'contents' }}>
          <AskOrCall tanker={tanker} />
        </chakra.div>
        <ShareButton title={name} />
      </Actions>
    </Layout>
  );
}
