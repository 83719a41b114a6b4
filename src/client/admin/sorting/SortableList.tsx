import { chakra } from '@chakra-ui/react';
import type { DragDropManager } from '@dnd-kit/dom';
import { arrayMove, move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useCallback, useMemo, useState } from 'react';
import { isGallery } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { OrderNotice } from './OrderNotice';
import { useRowName } from '../fields/rowNames';
import { keepFocusAfter } from './keepFocusAfter';
import { SortableRow } from './SortableRow';
import { useDragTexts } from './useDragTexts';
import { useEventCallback } from '../controls/useEventCallback';
import type { ListEditorState } from '../list/useListEditor';
import { useWindowedList } from '../list/rows/useWindowedList';
import { WindowedRows } from '../list/rows/WindowedRows';

interface SortableListProps {
  readonly editor: ListEditorState;
  readonly label: string;
}

const gap = 8;

/** A line in the brand's colour and an empty space show where a dragged row would land. */
const List = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: `${gap}px`,
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

const gridColumns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};

/** The rows by id with their numbers before any move, and a function that returns the name of a row. */
const useIndex = ({ rows, entity }: ListEditorState) => {
  const rowName = useRowName(entity);
  const index = useMemo(
    () => new Map(rows.map((row, place) => [row.id, { row, number: place + 1 }])),
    [rows],
  );
  const nameOf = useCallback(
    (id: number): string => {
      const found = index.get(id);
      return found ? rowName(found.row, found.number).name : '';
    },
    [index, rowName],
  );
  return { index, nameOf };
};

/** The order that is shown. In a long list it follows a drag before the drag ends. */
const useOrder = (editor: ListEditorState) => {
  const { arranged, send } = editor;
  const ordered = useMemo(() => arranged.map(({ id }) => id), [arranged]);
  const [dragged, setDragged] = useState<{ readonly id: number; readonly order: readonly number[] }>();
  const onMove = useCallback((order: readonly number[]) => send({ type: 'move', order }), [send]);
  return { order: dragged?.order ?? ordered, dragged, setDragged, onMove };
};

/**
 * Sets the dragged row as its own drop target: it is shown at its new position already, and must not jump.
 */
const targetItself = async (
  { actions, collisionObserver, renderer }: DragDropManager,
  id: number | string,
) => {
  collisionObserver.disable();
  await renderer.rendering;
  await actions.setDropTarget(id);
  collisionObserver.enable();
};

/** A list whose rows are reordered by mouse, touch or keyboard, or by one position with buttons. */
const SortableList = ({ editor, label }: SortableListProps) => {
  const { entity, isSaving } = editor;
  const isGrid = isGallery(entity);
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const [announcement, setAnnouncement] = useState('');
  const { index, nameOf } = useIndex(editor);
  const { order, dragged, setDragged, onMove } = useOrder(editor);
  const count = order.length;
  const { list, onFocus, parts, placeOf, isWindowed } = useWindowedList({
    ids: order,
    lineHeight: isGrid ? 230 : 84,
    gap,
    keep: [dragged?.id],
  });
  const plugins = useDragTexts(nameOf, count);
  const shift = useEventCallback((id: number, by: 1 | -1): void => {
    const from = order.indexOf(id);
    onMove(arrayMove([...order], from, from + by));
    setAnnouncement(text('drag-moved', { name: nameOf(id), position: from + by + 1, count }));
  });
  return (
    <>
      <chakra.p role="status" srOnly>
        {announcement}
      </chakra.p>
      {editor.hasRemoteChanges ? <OrderNotice editor={editor} /> : null}
      <DragDropProvider
        key={language} // the provider reads its texts only once
        plugins={plugins}
        onDragStart={({ operation: { source } }) => {
          if (isWindowed && source) setDragged({ id: Number(source.id), order });
        }}
        onDragOver={(event, manager) => {
          const { source, target } = event.operation;
          if (!isWindowed || !source || !target || source.id === target.id) return;
          setDragged({ id: Number(source.id), order: move([...order], event) });
          void targetItself(manager, source.id);
        }}
        onDragEnd={(event) => {
          keepFocusAfter(event.operation, list.current);
          setDragged(undefined);
          if (!event.canceled) onMove(isWindowed ? order : move([...order], event));
        }}
      >
        <List
          ref={list}
          onFocus={onFocus}
          aria-label={label}
          {...(isGrid ? { gridTemplateColumns: gridColumns } : {})}
        >
          <WindowedRows items={order} parts={parts}>
            {(id, place) => {
              const found = index.get(id);
              return found ? (
                <SortableRow
                  key={id}
                  {...placeOf(place)}
                  {...found}
                  entity={entity}
                  index={place}
                  isLast={place === count - 1}
                  isGrid={isGrid}
                  isDisabled={isSaving}
                  onShift={shift}
                />
              ) : null;
            }}
          </WindowedRows>
        </List>
      </DragDropProvider>
    </>
  );
};

export default SortableList;
