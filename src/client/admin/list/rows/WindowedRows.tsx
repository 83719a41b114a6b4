import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListSegment } from './useWindowedList';

interface WindowedRowsProps<Item> {
  readonly items: readonly Item[];
  readonly parts: readonly ListSegment[];
  /** Whether the list is a table, whose spacers are no items of a list. */
  readonly isTable?: boolean;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** The mounted rows of a list, and spacers for the rows that are not mounted. */
export function WindowedRows<Item>({
  items,
  parts,
  isTable = false,
  children,
}: WindowedRowsProps<Item>): ReactNode {
  return parts.flatMap((part) =>
    part.kind === 'spacer' ? (
      <chakra.li
        as={isTable ? 'div' : 'li'}
        key={part.key}
        role="presentation"
        aria-hidden="true"
        gridColumn="1 / -1"
        style={{ height: part.height }}
      />
    ) : (
      items.slice(part.from, part.to).map((item, index) => children(item, part.from + index))
    ),
  );
}
