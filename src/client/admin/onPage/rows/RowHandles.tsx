import type { DragDropManager } from '@dnd-kit/dom';
import { move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { Global } from '@emotion/react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { defaultLanguage } from '../../../../model/site/languages';
import { pathInLanguage } from '../../../../model/site/paths';
import type { EntityName } from '../../../../model/schema/entities';
import { isSameOrder, mergeOrders } from '../../../../model/schema/mergeOrders';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useRowName } from '../../fields/rowNames';
import { inOrder, useEditorRequests } from '../../list/useEditorRequests';
import { useEditedRows } from '../../requests/useEditedRows';
import { keepFocusAfter } from '../../sorting/keepFocusAfter';
import { useDragTexts } from '../../sorting/useDragTexts';
import type { PageList } from '../sources/findLists';
import { findLists } from '../sources/findLists';
import { OrderConflict } from './OrderConflict';
import type { PageEditing } from '../PageEditing';
import { RowHandle } from './RowHandle';
import type { PageScan } from '../sources/scanPage';
import { useSavedOrder } from './useSavedOrder';

/**
 * The styles of the dragged row and of its empty place. No brand uses their colour, which the outline has
 * too.
 */
const styles = `
  #root [data-dnd-placeholder] {
    visibility: visible !important; /* the library hides it */
    outline: 3px solid #7C3AED;
    border-radius: 4px;
    background: rgba(124, 58, 237, 0.12);
  }
  #root [data-dnd-placeholder] > * { visibility: hidden; }
  #root [data-dnd-dragging] { box-shadow: 0 12px 32px rgba(0, 0, 0, 0.35); cursor: grabbing; }
`;

/** Returns the name of a row by its id. */
const useNameOf = (entity: EntityName, order: PageList['order']) => {
  const rowName = useRowName(entity);
  const rows = useEditedRows(entity);
  return useCallback(
    (id: number): string => {
      const row = rows.find((each) => each.id === id);
      return row ? rowName(row, order.indexOf(id) + 1).name : '';
    },
    [rows, rowName, order],
  );
};

/** The rows of a list in the order that is stored now: it may have changed since the page was scanned. */
const useStoredOrder = ({ entity, ...list }: PageList) => {
  const stored: readonly StoredRow[] = useEditedRows(entity);
  const { order: ids, rows: placed } = list;
  return useMemo(() => {
    const order = stored.map(({ id }) => id).filter((id) => ids.includes(id));
    return { stored, order, rows: order.flatMap((id) => placed.find((row) => row.id === id) ?? []) };
  }, [stored, ids, placed]);
};

/**
 * Runs once a drag has ended: the library has put the elements back, and the dragged row has moved to its
 * place. The handles must stay until then, because the library puts back only elements with a handle.
 */
const whenIdle = (operation: DragDropManager['dragOperation'], then: () => void): void => {
  if (operation.status.idle) then();
  else requestAnimationFrame(() => whenIdle(operation, then));
};

interface SortedListProps {
  readonly list: PageList;
  readonly editing: PageEditing;
  readonly isDisabled: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

/** The handles of a list. A drop saves the new order, and the page shows it at once. */
const SortedList = ({ list, editing, isDisabled, onBusy }: SortedListProps) => {
  const { entity } = list;
  const { stored, rows, order } = useStoredOrder(list);
  const language = useAppSelector(selectLanguage);
  const { reorder } = useEditorRequests({ entity, rows: inOrder(stored, order) });
  const nameOf = useNameOf(entity, order);
  const plugins = useDragTexts(nameOf, rows.length);
  const shown = rows.map(({ id }) => id);
  const { save, conflict } = useSavedOrder({
    ...{ entity, editing, order, reorder },
    onDone: () => onBusy(false),
  });
  const drag = (isDragging: boolean): void => {
    editing.setDragging(isDragging);
    if (isDragging) onBusy(true);
  };
  const stay = (): void => {
    editing.scanNow(); // the last scan has found the rows where they were dragged
    onBusy(false);
  };
  return (
    <DragDropProvider
      key={language} // the provider reads its texts only once
      plugins={plugins}
      onDragStart={() => drag(true)}
      onDragEnd={(event, { dragOperation }) => {
        drag(false);
        keepFocusAfter(event.operation, rows[0]?.element.parentElement ?? null);
        const moved = event.canceled ? shown : move([...shown], event);
        if (isSameOrder(moved, shown)) whenIdle(dragOperation, stay);
        else save(mergeOrders(moved, shown, order));
      }}
    >
      {rows.map((row, index) => (
        <RowHandle
          key={row.id}
          row={row}
          index={index}
          name={nameOf(row.id)}
          isDisabled={isDisabled || conflict !== undefined}
        />
      ))}
      {conflict ? <OrderConflict {...conflict} /> : null}
    </DragDropProvider>
  );
};

const isSameLists = (one: readonly PageList[], other: readonly PageList[]): boolean =>
  one.length === other.length &&
  one.every(({ key, order, rows }, index) => {
    const same = other[index];
    return (
      same?.key === key &&
      isSameOrder(order, same.order) &&
      rows.length === same.rows.length &&
      rows.every(({ element }, place) => element === same.rows[place]?.element)
    );
  });

interface RowHandlesProps {
  readonly scan: PageScan;
  readonly editing: PageEditing;
  /** Whether something else is being edited. */
  readonly isDisabled: boolean;
}

/** The lists of a page. While rows move, these are the lists from before the move. */
const useLists = (scan: PageScan, isBusy: boolean): readonly PageList[] => {
  const store = useAppStore();
  const [known, setKnown] = useState<{ readonly scan?: PageScan; readonly lists: readonly PageList[] }>({
    lists: [],
  });
  if (!isBusy && known.scan !== scan) {
    const lists = findLists(scan.elements, store.getState());
    setKnown({ scan, lists: isSameLists(known.lists, lists) ? known.lists : lists });
  }
  return known.lists;
};

const HandlesOfPage = ({ scan, editing, isDisabled }: RowHandlesProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const lists = useLists(scan, isBusy);
  return (
    <>
      <Global styles={styles} />
      {lists.map((list) => (
        <SortedList key={list.key} {...{ list, editing, isDisabled }} onBusy={setIsBusy} />
      ))}
    </>
  );
};

/** Handles for the rows of a page whose order people choose: by mouse, touch or keyboard. Nothing of another page stays. */
const RowHandles = (props: RowHandlesProps) => (
  <HandlesOfPage key={pathInLanguage(useLocation().pathname, defaultLanguage)} {...props} />
);

export default memo(RowHandles);
