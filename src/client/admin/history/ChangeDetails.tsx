import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { HistoryEntry } from '../../../model/history';
import { visibilityCollection } from '../../../model/schema/visibility';
import { useTexts } from '../../ui/text/useTexts';
import type { ChangeTexts } from './changeTexts';
import { describeFields } from './describeFields';
import { describeRow } from './describeChange';
import { FieldChanges } from './FieldChanges';
import { rowActionOf } from './rowOfHistory';

interface ChangeDetailsProps {
  readonly change: HistoryEntry;
  readonly words: ChangeTexts;
  /** The change in one sentence. */
  readonly sentence: string;
}

/** A change of at most this many fields shows its values without a click. */
const maxInlineFields = 3;

const Rows = ({ change, words }: Pick<ChangeDetailsProps, 'change' | 'words'>) => {
  const { text } = words;
  const hidden = change.rowCount - change.rows.length;
  return (
    <chakra.ul listStyle="none" display="grid" gap="4" paddingTop="2">
      {change.rows.map((row) => (
        <chakra.li key={`${row.collection}/${row.id}`} display="grid" gap="1.5">
          {change.rowCount > 1 ? <chakra.p fontWeight="medium">{describeRow(row, words)}</chakra.p> : null}
          <FieldChanges fields={describeFields(row, words)} />
        </chakra.li>
      ))}
      {hidden > 0 ? <chakra.li color="fg.muted">{text('more-rows', { count: hidden })}</chakra.li> : null}
    </chakra.ul>
  );
};

/** The changed values: shown at once for a few fields, otherwise in a disclosure that the administrator opens. */
export function ChangeDetails({ change, words, sentence }: ChangeDetailsProps) {
  const text = useTexts('history');
  const [row] = change.rows;
  if (!row || change.kind === 'fill') return null;
  const fields = change.rowCount === 1 ? describeFields(row, words) : [];
  if (change.rowCount === 1 && fields.length === 0) return null;
  const isChanged = rowActionOf(row) === 'changed' || row.collection === visibilityCollection;
  if (change.rowCount === 1 && isChanged && fields.length <= maxInlineFields)
    return <FieldChanges fields={fields} />;
  return (
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(90deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1"
        minHeight="11"
        cursor="pointer"
        color="accent.solid"
        fontWeight="semibold"
        aria-label={text('details-of', { change: sentence })}
      >
        <ChevronRight aria-hidden="true" size={18} />
        {text('details')}
      </chakra.summary>
      <Rows change={change} words={words} />
    </chakra.details>
  );
}
