import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import type { OpenItem } from '../../navigation/useOpenItem';
import { useTexts } from '../../text/useTexts';
import { LinkButton } from '../button';

/** The shortest swipe, in px, that turns to another item. */
const minSwipe = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The direction of a swipe: 1 to the next item, -1 to the previous one, 0 for none. A steep swipe scrolls the
 * page.
 */
const turnOf = (from: Point, to: Point): -1 | 0 | 1 => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < minSwipe || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
};

const pointOf = ({ changedTouches }: TouchEvent): Point => ({
  x: changedTouches[0]?.clientX ?? 0,
  y: changedTouches[0]?.clientY ?? 0,
});

interface ItemPagerProps<Item extends { readonly id: number }> {
  readonly items: readonly Item[];
  readonly open: Pick<OpenItem<Item>, 'item' | 'show' | 'showLink'>;
  /** The content of the open item. A swipe on it leads to another item. */
  readonly children: ReactNode;
  /** Buttons between the two links. */
  readonly actions?: ReactNode;
}

/** The content of a dialog, with links to the previous and the next item, which a swipe leads to as well. */
export function ItemPager<Item extends { readonly id: number }>({
  items,
  open: { item, show, showLink },
  children,
  actions,
}: ItemPagerProps<Item>) {
  const text = useTexts('shared');
  const start = useRef<Point | null>(null);
  const index = items.findIndex(({ id }) => id === item?.id);
  const [previous, next] = [items[index - 1], items[index + 1]];
  const handleTouchEnd = (event: TouchEvent): void => {
    if (!start.current) return;
    const turn = turnOf(start.current, pointOf(event));
    start.current = null;
    const other = turn === 0 ? undefined : items[index + turn];
    if (other) show(other);
  };
  return (
    <>
      <chakra.div
        touchAction="pan-y pinch-zoom"
        onTouchStart={(event) => {
          start.current = event.touches.length === 1 ? pointOf(event) : null;
        }}
        onTouchEnd={handleTouchEnd}
      >
        {children}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" padding="2">
        {previous ? (
          <LinkButton {...showLink(previous)} variant="ghost" size="icon" aria-label={text('previous-item')}>
            <ChevronLeft aria-hidden="true" />
          </LinkButton>
        ) : (
          <chakra.span width="11" />
        )}
        {actions}
        {next ? (
          <LinkButton {...showLink(next)} variant="ghost" size="icon" aria-label={text('next-item')}>
            <ChevronRight aria-hidden="true" />
          </LinkButton>
        ) : (
          <chakra.span width="11" />
        )}
      </chakra.div>
    </>
  );
}
