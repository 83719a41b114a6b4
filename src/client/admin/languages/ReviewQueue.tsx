import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { groupOf } from '../../../model/parity/place';
import { Button } from '../../ui/components/button';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { PairReview } from './PairReview';
import type { PlacedPair, usePlacedPairs } from './useReview';
import { isShown } from './useReview';
import type { useReviewAddress } from './useReview';

/** The end of a queue: after its last pair, or earlier. */
export type QueueEnd = 'finished' | 'left';

interface ReviewQueueProps {
  readonly item: string;
  readonly address: ReturnType<typeof useReviewAddress>;
  readonly found: Pick<ReturnType<typeof usePlacedPairs>, 'pairs' | 'reviewed'>;
  /** Called when the queue is shown. It must be stable. */
  readonly onOpen: () => void;
  readonly onLeave: (end: QueueEnd) => void;
}

/**
 * The shown pair. It does not change while it is edited, even if a save or another administrator has
 * corrected it.
 */
const useShownPair = (
  item: string,
  { pairs, reviewed }: ReviewQueueProps['found'],
): PlacedPair | undefined => {
  const find = (): PlacedPair | undefined => {
    const placed = pairs.find(({ pair }) => pair.id === item);
    const other = reviewed.find(({ pair }) => pair.id === item);
    return placed ?? (other && { ...other, group: groupOf(other.pair), brands: [] });
  };
  const [shown, setShown] = useState(find);
  if (shown?.pair.id === item) return shown;
  const found = find();
  if (found) setShown(found);
  return found;
};

/** The queue: one pair after the other, in the order in which it began. Pairs that are fine by then are left out. */
export function ReviewQueue({ item, address, found, onOpen, onLeave }: ReviewQueueProps) {
  useEffect(onOpen, [onOpen]);
  const text = useTexts('languages');
  const mayDiscard = useMayDiscard();
  const { pairs } = found;
  const [ids] = useState(() =>
    pairs.filter((each) => isShown(each, address.filter)).map(({ pair }) => pair.id),
  );
  const placed = useShownPair(item, found);
  const position = ids.indexOf(item);
  const isOpen = (id: string): boolean =>
    pairs.some((each) => each.pair.id === id && isShown(each, address.filter));
  const nextId = ids.slice(position + 1).find(isOpen) ?? ids.slice(0, Math.max(0, position)).find(isOpen);
  const previousId = position > 0 ? ids[position - 1] : undefined;
  const toOverview = (
    <Button variant="ghost" size="sm" minHeight="11" onClick={() => mayDiscard() && onLeave('left')}>
      <ArrowLeft aria-hidden="true" size={18} />
      {text('overview')}
    </Button>
  );
  if (!placed) return <EmptyState action={toOverview}>{text('gone')}</EmptyState>;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        {toOverview}
        {position < 0 ? null : (
          <chakra.p fontSize="sm" color="fg.muted" role="status">
            {text('position', { position: position + 1, count: ids.length })}
          </chakra.p>
        )}
      </chakra.div>
      <PairReview
        key={item}
        placed={placed}
        next={() => (nextId === undefined ? onLeave('finished') : address.show(nextId))}
        previous={previousId === undefined ? undefined : () => address.show(previousId)}
      />
    </chakra.div>
  );
}
