import { chakra } from '@chakra-ui/react';
import type { Row } from '../../../model/schema/entities';
import { cardSizes } from '../../../model/images/sizes';
import { LinkButton } from '../../ui/components/button';
import { Card } from '../../ui/components/Grid';
import { stretchedLinkStyles } from '../../ui/components/CardLink';
import { Picture } from '../../ui/components/Picture';
import { RowMark } from '../../ui/preview/RowMark';
import { useLocalized } from '../../ui/text/useLocalized';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { usePathTo } from '../../ui/text/usePathTo';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useTexts } from '../../ui/text/useTexts';
import { KeyFigures } from './KeyFigures';
import { TankerMarks } from './TankerMarks';
import { hasPrice, priceText } from '../../../model/site/screens/tankers/tankerSpecifications';

const Price = chakra('p', {
  base: { fontFamily: 'heading', fontSize: '2xl', lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' },
  variants: {
    hasPrice: {
      true: { fontWeight: 'heavy', color: 'accent.solid' },
      false: { fontWeight: 'bold', color: 'fg.muted' },
    },
  },
});

const Details = chakra(LinkButton, { base: { width: 'full', ...stretchedLinkStyles } });

interface TankerCardProps {
  readonly tanker: Row<'tanker'>;
  readonly isFirst: boolean;
  /** The heading level: one below the heading above the card. */
  readonly heading?: 'h2' | 'h3';
  /** The `sizes` attribute of the picture. */
  readonly sizes?: string;
}

/** A tanker in a list: picture, whether it is new, when it can be had, key figures, price and a link to its details. */
export function TankerCard({ tanker, isFirst, heading = 'h2', sizes = cardSizes.three }: TankerCardProps) {
  const text = useTexts('tankers');
  const shared = useTexts('shared');
  const path = usePathTo();
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  const name = useLocalized()(tanker, 'name');
  return (
    <Card isInteractive className="group">
      <Picture
        src={tanker.image}
        alt={text('image-alt', { name })}
        sizes={sizes}
        isFirst={isFirst}
        zoomsOnHover
      />
      <RowMark entity="tanker" id={tanker.id} />
      <chakra.div padding={{ base: '4', md: '5' }} display="flex" flexDirection="column" gap="4" flex="1">
        <chakra.h2 as={heading} fontSize="xl" lineHeight="snug">
          <LocalizedText row={tanker} field="name" />
        </chakra.h2>
        <TankerMarks tanker={tanker} />
        <chakra.div marginTop="auto" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <KeyFigures tanker={tanker} />
          <Price hasPrice={hasPrice(tanker)}>{price}</Price>
          <Details to={path('tanker', { id: tanker.id })} aria-label={text('details-of', { name })}>
            {shared('details')}
          </Details>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
