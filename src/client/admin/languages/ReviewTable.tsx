import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { PairStatus } from '../../../model/parity/review';
import { findings } from '../../../model/parity/review';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { useGroupName } from './usePairPlace';
import type { PlacedPair } from './useReview';
import { countStates } from './useReview';

interface ReviewTableProps {
  /** The pairs that the filters show. */
  readonly pairs: readonly PlacedPair[];
  /** Begins the review of a group. */
  readonly review: (group: string) => void;
}

const Cell = chakra('td', {
  base: {
    padding: '2',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    display: { base: 'none', md: 'table-cell' },
  },
});

const columns = findings satisfies readonly PairStatus[];

interface GroupRowProps {
  readonly name: string;
  readonly pairs: readonly PlacedPair[];
  readonly onReview: () => void;
}

/** A page or a kind with its numbers. On a phone the numbers stand in a line below the name. */
const GroupRow = ({ name, pairs, onReview }: GroupRowProps) => {
  const text = useTexts('languages');
  const count = countStates(pairs);
  const shown = columns.filter((state) => count[state] > 0);
  return (
    <chakra.tr borderTopWidth="1px" borderTopStyle="solid" borderTopColor="line.subtle">
      <chakra.th scope="row" padding="2" textAlign="start" fontWeight="semibold" overflowWrap="anywhere">
        {name}
        <chakra.span display="block" hideFrom="md" fontSize="sm" fontWeight="normal" color="fg.muted">
          {shown
            .map((state) => text('task-part', { state: text(`state-${state}`), count: count[state] }))
            .join(' · ')}
        </chakra.span>
      </chakra.th>
      {columns.map((state) => (
        <Cell key={state} color={count[state] === 0 ? 'fg.muted' : undefined}>
          {count[state]}
        </Cell>
      ))}
      <Cell fontWeight="semibold">{pairs.length}</Cell>
      <chakra.td padding="1" textAlign="end" width="14">
        <Button
          variant="ghost"
          size="icon"
          aria-label={text('review-page', { page: name })}
          title={text('review-page', { page: name })}
          onClick={onReview}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </Button>
      </chakra.td>
    </chakra.tr>
  );
};

/** The number of texts by page and state; each page begins a review. */
export function ReviewTable({ pairs, review }: ReviewTableProps) {
  const text = useTexts('languages');
  const groupName = useGroupName();
  const groups = [...new Set(pairs.map(({ group }) => group))];
  return (
    <chakra.table
      width="full"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
      borderCollapse="collapse"
      fontSize="sm"
    >
      <chakra.caption srOnly>{text('by-page')}</chakra.caption>
      <thead>
        <tr>
          <chakra.th scope="col" padding="2" textAlign="start" fontWeight="semibold">
            {text('page')}
          </chakra.th>
          {columns.map((state) => (
            <Cell key={state} as="th" scope="col" fontWeight="semibold">
              {text(`state-${state}`)}
            </Cell>
          ))}
          <Cell as="th" scope="col" fontWeight="semibold">
            {text('total')}
          </Cell>
          <td />
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <GroupRow
            key={group}
            name={groupName(group)}
            pairs={pairs.filter((each) => each.group === group)}
            onReview={() => review(group)}
          />
        ))}
      </tbody>
    </chakra.table>
  );
}
