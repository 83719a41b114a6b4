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

interface PictureCellProps {
  readonly tanker: Row<'tanker'>;
  readonly removeLink: ComponentProps<typeof Link>;
}

const PictureCell = ({ tanker, removeLink }: PictureCellProps) => {
  const text = useTexts('tankers');
  const name = useLocalized()(tanker, 'name');
  return (
    <chakra.td role="cell" position="relative" data-picture="">
      <Picture src={tanker.image} alt="" sizes={cardSizes.three} isFirst />
      <LinkButton
        {...removeLink}
        aria-label={text('compare-remove', { name })}
        variant="outline"
        size="icon"
        rel="nofollow"
        className="not-printed"
        position="absolute"
        top={{ base: '0', sm: '3' }}
        insetEnd={{ base: '0', sm: '3' }}
      >
        <X aria-hidden="true" size={18} />
      </LinkButton>
    </chakra.td>
  );
};

const NameCell = ({ tanker }: { readonly tanker: Row<'tanker'> }) => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  return (
    <chakra.th role="columnheader" scope="col" fontFamily="heading" fontWeight="heavy" lineHeight="snug">
      <Link to={path('tanker', { id: tanker.id })}>
        <LocalizedText row={tanker} field="name" />
      </Link>
      <chakra.span display="block" color="accent.solid" fontWeight="bold">
        {price}
      </chakra.span>
    </chakra.th>
  );
};

/** Whether a value of one of the tankers is too tall for its column on a phone, or has a word that would be broken there. */
const isLong = ({ values }: ComparedLine): boolean => {
  const count = values.length;
  return values.some(
    ({ value }) =>
      value.length > 220 / count || value.split(/[\s-]/).some((word) => word.length > 40 / count),
  );
};

/** The name of a tanker above a long text on a phone. Its column says it elsewhere, and to screen readers. */
const NameAbove = ({ tanker }: { readonly tanker: Row<'tanker'> | undefined }) => (
  <chakra.span
    aria-hidden="true"
    display={{ base: 'block', sm: 'none' }}
    css={{ '@media print': { display: 'none !important' } }}
    fontFamily="heading"
    fontWeight="heavy"
    lineHeight="snug"
  >
    {tanker ? <LocalizedText row={tanker} field="name" /> : null}
  </chakra.span>
);

interface LinesProps {
  readonly tankers: readonly Row<'tanker'>[];
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

const Lines = ({ tankers, title, lines }: LinesProps) => {
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
      {lines.map((line) => {
        const { field, label, values, differs } = line;
        const isStacked = isLong(line);
        return (
          <tr
            key={field}
            role="row"
            data-differs={differs ? '' : undefined}
            data-stacked={isStacked ? '' : undefined}
          >
            <th role="rowheader" scope="row">
              {shared(label)}
            </th>
            {values.map(({ value, lang }, index) => (
              <td key={index} role="cell" lang={lang}>
                {isStacked ? <NameAbove tanker={tankers[index]} /> : null}
                {value || (field === 'price' ? text('price-on-request') : '—')}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
};

/** The size of the text on a phone by the number of tankers: a word of twelve letters fits in a column. */
const phoneSizes: Readonly<Record<number, string>> = { 3: '0.8125rem', 4: '0.75rem' };

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
        '--narrow': String(tankers.length),
        '--phone-size': phoneSizes[tankers.length] ?? 'inherit',
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
            <NameCell key={tanker.id} tanker={tanker} />
          ))}
        </tr>
      </thead>
      <Lines
        tankers={tankers}
        title={text('compare-differences')}
        lines={lines.filter(({ differs }) => differs)}
      />
      <Lines
        tankers={tankers}
        title={text(tankers.length > 1 ? 'compare-same' : 'compare-more')}
        lines={lines.filter(({ differs }) => !differs)}
      />
    </ComparisonGrid>
  );
}
