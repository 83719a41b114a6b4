import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { ComponentProps } from 'react';
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

/** On paper all columns fit, and the label of a line stands above its values. Paper may be as wide as any screen. */
const onPaper = {
  overflow: 'visible',
  '& table': { width: '100% !important', minWidth: '0 !important' },
  '& tr': { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr)) !important' },
  '& tr > th[scope=row]': { gridColumn: '1 / -1 !important' },
  '& thead td': { display: 'none !important' },
};

/**
 * A table that scrolls sideways where its columns do not fit: on a phone two fit, and the label of a line stands above its
 * values. `display: grid` removes the implicit table roles, so they are set explicitly.
 */
const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderTopWidth: '4px',
    borderTopColor: 'accent.solid',
    _focusVisible: { outline: '3px solid {colors.focus}' },
    _print: onPaper,
    '& table, & tbody, & thead': { display: 'block' },
    '& table': {
      width: { base: 'max-content', md: 'auto' },
      minWidth: { base: 'full', md: 'calc(12rem * (1 + var(--columns)))' },
    },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(var(--columns), max(8.5rem, calc((100vw - 2.25rem) / 2)))',
        md: '12rem repeat(var(--columns), minmax(12rem, 1fr))',
      },
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.subtle',
    },
    '& th, & td': { textAlign: 'start', paddingInline: '3', paddingBlock: '2.5', overflowWrap: 'anywhere' },
    '& td': { scrollSnapAlign: 'start', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
    '& tr > th[scope=row]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      position: 'sticky',
      insetInlineStart: '0',
      justifySelf: { base: 'start', md: 'stretch' },
      bg: 'bg.surface',
      paddingBottom: { base: '0', md: '2.5' },
      fontFamily: 'heading',
      fontWeight: 'semibold',
      letterSpacing: 'label',
      color: 'fg.muted',
    },
    '& tr[data-differs] > td': { fontWeight: 'medium', bg: 'bg.sunken' },
    '& tr[data-differs] > th': { boxShadow: 'inset 4px 0 {colors.accent.solid}' },
    '& tr > th[scope=rowgroup]': {
      gridColumn: '1 / -1',
      position: 'sticky',
      insetInlineStart: '0',
      justifySelf: 'start',
      fontFamily: 'heading',
      fontSize: 'lg',
      paddingTop: '4',
    },
  },
});

interface HeadProps {
  readonly tanker: Row<'tanker'>;
  readonly removeLink: ComponentProps<typeof Link>;
}

const Head = ({ tanker, removeLink }: HeadProps) => {
  const text = useTexts('tankers');
  const path = usePathTo();
  const name = useLocalized()(tanker, 'name');
  const price = priceText(tanker, useNumberFormat(), text('price-on-request'));
  return (
    <chakra.th role="columnheader" scope="col" position="relative" verticalAlign="top" fontWeight="normal">
      <Picture src={tanker.image} alt="" sizes={cardSizes.three} isFirst />
      <chakra.span display="block" marginTop="2" fontFamily="heading" fontWeight="heavy" lineHeight="snug">
        <Link to={path('tanker', { id: tanker.id })}>
          <LocalizedText row={tanker} field="name" />
        </Link>
      </chakra.span>
      <chakra.span display="block" color="accent.solid" fontFamily="heading" fontWeight="bold">
        {price}
      </chakra.span>
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
    </chakra.th>
  );
};

interface LinesProps {
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

const Lines = ({ title, lines }: LinesProps) => {
  const shared = useTexts('shared');
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
              {value || '—'}
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
}

/** Tankers in columns: first the lines that differ, which are marked, then the equal ones. */
export function ComparisonTable({ tankers, linkWithout }: ComparisonTableProps) {
  const text = useTexts('tankers');
  const word = useTexts('shared');
  const language = useAppSelector(selectLanguage);
  const formatNumber = useNumberFormat();
  const equalWords = useEqualWords();
  const lines = useMemo(
    () => comparisonLines(tankers, { language, formatNumber, word, equalWords }),
    [tankers, language, formatNumber, word, equalWords],
  );
  return (
    <Scroller
      role="region"
      aria-label={text('compare-title')}
      tabIndex={0}
      css={{ '--columns': String(tankers.length) }}
    >
      <table role="table" aria-label={text('compare-title')}>
        <thead role="rowgroup">
          <tr role="row">
            <chakra.td role="cell" display={{ base: 'none', md: 'block' }} />
            {tankers.map((tanker) => (
              <Head key={tanker.id} tanker={tanker} removeLink={linkWithout(tanker)} />
            ))}
          </tr>
        </thead>
        <Lines title={text('compare-differences')} lines={lines.filter(({ differs }) => differs)} />
        <Lines title={text('compare-same')} lines={lines.filter(({ differs }) => !differs)} />
      </table>
    </Scroller>
  );
}
