import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { cardSizes } from '../../../model/images/sizes';
import type { Row } from '../../../model/schema/entities';
import { OpenableCard } from '../../ui/components/OpenableCard';
import type { AddressLink } from '../../ui/navigation/useQueryParameter';
import { RowMark } from '../../ui/preview/RowMark';
import { LocalizedText } from '../../ui/text/LocalizedText';
import { useLocalized } from '../../ui/text/useLocalized';
import { useTexts } from '../../ui/text/useTexts';

/** On a phone, where many parts must be seen at a glance, the picture of a card stands beside its text. */
const Item = chakra('li', {
  base: {
    '& > article': { flexDirection: { base: 'row', sm: 'column' } },
    '& > article > :first-child': {
      base: { flex: '0 0 5.5rem', alignSelf: 'stretch' },
      sm: { flex: 'none', alignSelf: 'auto' },
    },
    '& > article > :last-child': {
      base: { padding: '2.5', gap: '1', alignContent: 'center' },
      sm: { padding: '5', gap: '2', alignContent: 'start' },
    },
    '& :is(h2, h3) a': { fontSize: { base: 'lg', sm: 'xl' } },
    '& p': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted' },
    '& p > svg': { flexShrink: '0', color: 'accent.solid' },
  },
});

/** The number and the data sheet: on one line on a phone. */
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { base: 'row', sm: 'column' },
    columnGap: '4',
    rowGap: { base: '0', sm: '2' },
    _empty: { display: 'none' },
  },
});

interface PartCardProps {
  readonly part: Row<'product'>;
  readonly link: AddressLink;
  readonly isFirst: boolean;
  /** The heading level: one below the heading above the card. */
  readonly heading: 'h2' | 'h3';
}

/** A part in the list: picture, name, number, and whether it has a data sheet. The whole card opens its dialog. */
export function PartCard({ part, link, isFirst, heading }: PartCardProps) {
  const text = useTexts('parts');
  const name = useLocalized()(part, 'name');
  return (
    <Item>
      <OpenableCard
        image={part.image}
        alt=""
        sizes={cardSizes.four}
        heading={heading}
        title={<LocalizedText row={part} field="name" />}
        action={text('see-part', { name })}
        link={link}
        isFirst={isFirst}
      >
        <RowMark entity="product" id={part.id} />
        <Facts>
          {part.partNumber ? <p>{part.partNumber}</p> : null}
          {part.fileName ? (
            <p>
              <FileText aria-hidden="true" size={18} />
              {text('has-document')}
            </p>
          ) : null}
        </Facts>
      </OpenableCard>
    </Item>
  );
}
