import { chakra } from '@chakra-ui/react';
import { arrayMove, move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { selectLanguage } from '../../store/selectors';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/parts/button';
import { useTexts } from '../../ui/text/useTexts';
import { useDragTexts } from './useDragTexts';

export interface SortableItem {
  readonly id: number;
  readonly name: string;
  /** What is seen of it. */
  readonly content: ReactNode;
}

interface SortableListProps {
  readonly label: string;
  readonly items: readonly SortableItem[];
  /** Pictures beside each other instead of rows below each other. */
  readonly isGrid?: boolean;
  readonly isDisabled: boolean;
  readonly onMove: (order: readonly number[]) => void;
}

/** Where a dragged row would land is a line in the brand's colour, and the room that it takes. */
const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '2',
    '& [data-dnd-placeholder]': {
      visibility: 'visible !important', // the library hides it
      bg: 'accent.subtle',
      borderColor: 'accent.solid',
      borderTopWidth: '4px',
      '& > *': { visibility: 'hidden' },
    },
    '& [data-dnd-dragging]': { boxShadow: 'lifted', cursor: 'grabbing' },
  },
});

interface RowProps {
  readonly item: SortableItem;
  readonly index: number;
  readonly count: number;
  readonly isGrid: boolean;
  readonly isDisabled: boolean;
  readonly onShift: (from: number, to: number) => void;
}

const Row = ({ item, index, count, isGrid, isDisabled, onShift }: RowProps) => {
  const text = useTexts('editors');
  const { ref, handleRef } = useSortable({ id: item.id, index, disabled: isDisabled });
  const { name } = item;
  return (
    <chakra.li
      ref={ref}
      display="flex"
      flexWrap={isGrid ? 'wrap' : 'nowrap'}
      alignItems="center"
      gap={{ base: '1', md: '3' }}
      padding="2"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="sm"
    >
      <Button
        ref={handleRef}
        look="quiet"
        size="icon"
        cursor="grab"
        touchAction="none"
        aria-label={text('handle', { name })}
        aria-roledescription={text('handle-role')}
      >
        <GripVertical aria-hidden="true" />
      </Button>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        flex="1"
        minWidth="0"
        order={isGrid ? '-1' : '0'}
        flexBasis={isGrid ? 'full' : 'auto'}
      >
        {item.content}
      </chakra.div>
      <Button
        look="quiet"
        size="icon"
        aria-label={text('move-up', { name })}
        disabled={isDisabled || index === 0}
        onClick={() => onShift(index, index - 1)}
      >
        <ArrowUp aria-hidden="true" size={20} />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={text('move-down', { name })}
        disabled={isDisabled || index === count - 1}
        onClick={() => onShift(index, index + 1)}
      >
        <ArrowDown aria-hidden="true" size={20} />
      </Button>
    </chakra.li>
  );
};

const gridColumns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};

/** Rows that are brought into another order by mouse, touch or keyboard, or step by step with buttons. */
const SortableList = ({ label, items, isGrid = false, isDisabled, onMove }: SortableListProps) => {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const [shifted, setShifted] = useState('');
  const count = items.length;
  const nameOf = useCallback(
    (id: number): string => items.find((item) => item.id === id)?.name ?? '',
    [items],
  );
  const plugins = useDragTexts(nameOf, count);
  const ids = items.map(({ id }) => id);
  const shift = (from: number, to: number): void => {
    const name = items[from]?.name ?? '';
    onMove(arrayMove(ids, from, to));
    setShifted(text('drag-moved', { name, position: to + 1, count }));
  };
  return (
    <>
      <chakra.p role="status" srOnly>
        {shifted}
      </chakra.p>
      <DragDropProvider
        key={language} // its words are taken once
        plugins={plugins}
        onDragEnd={(event) => {
          if (!event.canceled) onMove(move(ids, event));
        }}
      >
        <List aria-label={label} {...(isGrid ? { gridTemplateColumns: gridColumns } : {})}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              index={index}
              count={count}
              isGrid={isGrid}
              isDisabled={isDisabled}
              onShift={shift}
            />
          ))}
        </List>
      </DragDropProvider>
    </>
  );
};

export default SortableList;
