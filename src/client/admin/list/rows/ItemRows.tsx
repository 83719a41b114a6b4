import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { adminOf } from '../../../../model/schema/entities';
import { ItemRow } from './ItemRow';
import { TableHead } from './TableHead';
import { isTable } from './tableColumns';
import type { ListEditorState } from '../useListEditor';
import type { Selection } from '../actions/useSelection';
import type { Sort } from '../filter/useSort';
import { useWindowedList } from './useWindowedList';
import { WindowedRows } from './WindowedRows';

interface ItemRowsProps {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  readonly label: string;
  /** The order of a table, which its head changes. */
  readonly order: Sort;
}

/** The height of a row in px: in a list, and in a table, which has lower ones. */
const lineHeight = 57;
const tableLineHeight = 49;

/** The ids of the expanded rows. They are stored here, since a row of a long list unmounts when it is out of sight. */
const useExpanded = () => {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setExpanded((previous) => {
        const next = new Set(previous);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { expanded, toggle };
};

/** The rows of a list. */
export function ItemRows({ editor, selection, label, order }: ItemRowsProps) {
  const { entity, rows, ids, send } = editor;
  const { hasDetails = false } = adminOf(entity);
  const hasColumns = isTable(entity);
  const { list, onFocus, parts, placeOf, isWindowed } = useWindowedList({
    ids,
    lineHeight: hasColumns ? tableLineHeight : lineHeight,
    keep: [editor.row?.id, ...editor.addedIds],
  });
  const { expanded, toggle } = useExpanded();
  return (
    <chakra.ul
      as={hasColumns ? 'div' : 'ul'}
      ref={list}
      onFocus={onFocus}
      aria-label={label}
      {...(hasColumns && { role: 'table', 'aria-rowcount': isWindowed ? rows.length + 1 : undefined })}
      listStyle="none"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
    >
      {hasColumns ? <TableHead entity={entity} order={order} /> : null}
      <WindowedRows items={rows} parts={parts} isTable={hasColumns}>
        {(row, index) => (
          <ItemRow
            key={row.id}
            {...placeOf(index)}
            entity={entity}
            row={row}
            isNew={editor.addedIds.includes(row.id)}
            isDeleting={editor.isDeleting && editor.row?.id === row.id}
            send={send}
            duplicate={editor.duplicate}
            isSelected={selection.isSelected(row.id)}
            onSelect={selection.toggle}
            isExpanded={hasDetails ? expanded.has(row.id) : undefined}
            onToggle={toggle}
          />
        )}
      </WindowedRows>
    </chakra.ul>
  );
}
