import { chakra } from '@chakra-ui/react';
import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { memo, useCallback } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { Name, Thumbnail } from '../list/rows/RowTitle';
import { useRowName } from '../fields/rowNames';
import type { RowPosition } from '../list/rows/useWindowedList';
import { rowPositionProps } from '../list/rows/useWindowedList';

/** The library moves elements itself, and counts only mounted ones. In a long list the state moves the rows instead. */
const withoutOptimisticSorting: NonNullable<Parameters<typeof useSortable>[0]['plugins']> = (defaults) =>
  defaults.filter((plugin) => plugin !== OptimisticSortingPlugin);

interface SortableRowProps extends RowPosition {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** Its number before any move, which names a row without a name. */
  readonly number: number;
  readonly index: number;
  readonly isLast: boolean;
  readonly isGrid: boolean;
  readonly isDisabled: boolean;
  readonly onShift: (id: number, by: 1 | -1) => void;
}

interface StepProps {
  readonly by: 1 | -1;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly onStep: () => void;
}

/** A button that moves a row by one position. */
const Step = ({ by, name, isDisabled, onStep }: StepProps) => {
  const text = useTexts('editors');
  const Arrow = by === 1 ? ArrowDown : ArrowUp;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={text(by === 1 ? 'move-down' : 'move-up', { name })}
      disabled={isDisabled}
      onClick={onStep}
    >
      <Arrow aria-hidden="true" size={20} />
    </Button>
  );
};

/** A row that can be dragged by its handle, or moved by one position with buttons. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { entity, row, number, index, isLast, isGrid, isDisabled, onShift } = props;
  const { position, count, line, measure } = props;
  const text = useTexts('editors');
  const name = useRowName(entity)(row, number);
  const { ref, handleRef } = useSortable({
    id: row.id,
    index,
    disabled: isDisabled,
    ...(position === undefined ? {} : { plugins: withoutOptimisticSorting }),
  });
  const setElement = useCallback(
    (element: HTMLElement | null) => {
      ref(element);
      void measure?.(element);
    },
    [ref, measure],
  );
  return (
    <chakra.li
      {...rowPositionProps(row.id, { position, count, line })}
      ref={setElement}
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
        variant="ghost"
        size="icon"
        cursor="grab"
        touchAction="none"
        aria-label={text('handle', { name: name.name })}
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
        <chakra.div
          display={isGrid ? 'block' : { base: 'none', sm: 'block' }}
          flexBasis={isGrid ? 'full' : 'auto'}
        >
          <Thumbnail entity={entity} row={row} isWide={isGrid} />
        </chakra.div>
        {isGrid ? null : <Name name={name} />}
      </chakra.div>
      <Step
        by={-1}
        name={name.name}
        isDisabled={isDisabled || index === 0}
        onStep={() => onShift(row.id, -1)}
      />
      <Step by={1} name={name.name} isDisabled={isDisabled || isLast} onStep={() => onShift(row.id, 1)} />
    </chakra.li>
  );
});
