import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { ComponentProps, FocusEventHandler } from 'react';
import { Link } from '../../../ui/navigation/Link';
import { cardSizes } from '../../../../model/images/sizes';
import type { Row } from '../../../../model/schema/entities';
import type { ComparedLine } from '../../../../model/site/screens/tankers/comparison';
import { comparisonLines } from '../../../../model/site/screens/tankers/comparison';
import { priceText } from '../../../../model/site/screens/tankers/tankerSpecifications';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { LinkButton } from '../../../ui/components/button';
import { Picture } from '../../../ui/components/Picture';
import { LocalizedText } from '../../../ui/text/LocalizedText';
import { useLocalized } from '../../../ui/text/useLocalized';
import { useNumberFormat } from '../../../ui/text/useNumberFormat';
import { usePathTo } from '../../../ui/text/usePathTo';
import { useTexts } from '../../../ui/text/useTexts';
import { useEqualWords } from '../../catalogue/useEqualWords';
import { ComparisonGrid } from './ComparisonGrid';

/** The empty cell above the labels. */
const Corner = () => (
  <chakra.td
    role="cell"
    display={{ base: 'none', md: 'block' }}
    css={{ '@media print': { display: 'none !important' } }}
  />
);

interface NameCellProps {
  readonly tanker: Row<'tanker'>;
  /** Whether the price is left out on a phone, where the names take two lines. The lines of the table have it too. */
  readonly isBrief: boolean;
}

interface PictureCellProps {
  readonly tanker: Row<'tanker'>;
  readonly removeLink: ComponentProps<typeof Link>;
}

const PictureCell = ({ tanker, removeLink }: PictureCellProps) => {
  const text = useTexts('tankers');
  const name = useLocalized()(tanker, 'name');
  return (
    <chakra.td role="cell" position="relative" paddingBottom="0 !important">
      <Picture src={tanker.image} alt="" sizes={cardSizes.three} isFirst />
      <LinkButton
        {...removeLink}
        aria-label={text('compare-remove', { name })}
        variant="outline"
        size="icon"
        rel="nofollow"
        className="not-printed"
        position="absolute"
        top="3"
        insetEnd="3"
      >
        <X aria-hidden="true" size={18} />
      </LinkButton>
    </chakra.td>
  );
};

const NameCell = ({ tanker, isBrief }: NameCellProps) => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  return (
    <chakra.th role="columnheader" scope="col" fontFamily="heading" fontWeight="heavy" lineHeight="snug">
      <Link to={path('tanker', { id: tanker.id })}>
        <LocalizedText row={tanker} field="name" />
      </Link>
      <chakra.span
        display={isBrief ? { base: 'none', sm: 'block' } : 'block'}
        _print={{ display: 'block' }}
        color="accent.solid"
        fontWeight="bold"
      >
        {price}
      </chakra.span>
    </chakra.th>
  );
};

interface LinesProps {
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

const Lines = ({ title, lines }: LinesProps) => {
  const shared = useTexts('shared');
  const text = useTexts('tankers');
  if (lines.length === 0) return null;
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup">
          {title}
        </th>
      </tr>
      {lines.map(({ field, label, values, differs }) => (
        <tr key={field} role="row" data-differs={differs ? '' : undefined}>
          <th role="rowheader" scope="row">
            {shared(label)}
          </th>
          {values.map(({ value, lang }, index) => (
            <td key={index} role="cell" lang={lang}>
              {value || (field === 'price' ? text('price-on-request') : '—')}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

interface ComparisonTableProps {
  readonly tankers: readonly Row<'tanker'>[];
  /** The link to the comparison without a tanker. */
  readonly linkWithout: (tanker: Row<'tanker'>) => ComponentProps<typeof Link>;
  readonly onLinkFocus: FocusEventHandler<HTMLElement>;
}

/** Tankers in columns: first the lines that differ, which are marked, then the equal ones. */
export function ComparisonTable({ tankers, linkWithout, onLinkFocus }: ComparisonTableProps) {
  const text = useTexts('tankers');
  const title = useTexts('titles')('compare');
  const word = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const formatNumber = useNumberFormat();
  const equalWords = useEqualWords();
  const lines = useMemo(
    () => comparisonLines(tankers, { language, formatNumber, word, equalWords }),
    [tankers, language, formatNumber, word, equalWords],
  );
  return (
    <ComparisonGrid
      role="table"
      aria-label={title}
      // a single tanker leaves room for another: its picture would push the values off the screen
      css={{
        '--columns': String(Math.max(tankers.length, 2)),
        '--narrow': String(Math.min(tankers.length, 2)),
      }}
    >
      <thead role="rowgroup">
        <tr role="row" onFocus={onLinkFocus}>
          <Corner />
          {tankers.map((tanker) => (
            <PictureCell key={tanker.id} tanker={tanker} removeLink={linkWithout(tanker)} />
          ))}
        </tr>
        <tr role="row">
          <Corner />
          {tankers.map((tanker) => (
            <NameCell key={tanker.id} tanker={tanker} isBrief={tankers.length > 2} />
          ))}
        </tr>
      </thead>
      <Lines title={text('compare-differences')} lines={lines.filter(({ differs }) => differs)} />
      <Lines
        title={text(tankers.length > 1 ? 'compare-same' : 'compare-more')}
        lines={lines.filter(({ differs }) => !differs)}
      />
    </ComparisonGrid>
  );
}
