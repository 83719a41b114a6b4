import { chakra } from '@chakra-ui/react';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';
import { useEqualWords } from '../catalogue/useEqualWords';
import type { Row } from '../../../model/schema/entities';
import { tankerSpecifications } from '../../../model/site/screens/tankers/tankerSpecifications';

/** A row of the plate. A long text takes the whole width, below its label. */
const Line = chakra('tr', {
  base: {
    display: 'grid',
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '2',
    lineHeight: 'snug',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderTopColor: 'line.strong',
    _first: { borderTopWidth: '0' },
    '& th': {
      textAlign: 'start',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      letterSpacing: 'label',
      color: 'fg.muted',
    },
    '& td': { minWidth: '0', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
  variants: {
    extent: {
      short: {
        gridTemplateColumns: { base: 'minmax(0, 2fr) minmax(0, 3fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        '& td': { fontWeight: 'semibold', fontSize: { base: 'sm', md: 'md' } },
      },
      long: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: '1',
        '& td': { lineHeight: 'normal', whiteSpace: 'pre-line' },
      },
    },
  },
});

/**
 * The known specifications of a tanker, as rows of its plate. `display: grid` removes the implicit table roles, so they are
 * set explicitly.
 */
export function PlateTable({ tanker, caption }: { tanker: Row<'tanker'>; caption: string }) {
  const text = useTexts('shared');
  const formatNumber = useNumberFormat();
  const equalWords = useEqualWords();
  const language = useAppSelector(selectLanguage);
  return (
    <chakra.table role="table" display="block" aria-label={caption}>
      <chakra.tbody role="rowgroup" display="block">
        {tankerSpecifications(tanker, { language, formatNumber, word: text, equalWords }).map(
          ({ field, label, value, lang }) => (
            <Line key={field} role="row" extent={field === 'additionalInformation' ? 'long' : 'short'}>
              <th role="rowheader" scope="row">
                {text(label)}
              </th>
              <td role="cell" lang={lang}>
                {value}
              </td>
            </Line>
          ),
        )}
      </chakra.tbody>
    </chakra.table>
  );
}
