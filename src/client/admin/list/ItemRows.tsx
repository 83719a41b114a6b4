import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { adminOf } from '../../../model/schema/entities';
import { ItemRow } from './ItemRow';
import type { ListEditorState } from './useListEditor';
import type { Selection } from './useSelection';
import { useWindowedList } from './useWindowedList';
import { WindowedRows } from './WindowedRows';

interface ItemRowsProps {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  readonly label: string;
}

const lineHeight = 57;

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
export function ItemRows({ editor, selection, label }: ItemRowsProps) {
  const { entity, rows, ids, send } = editor;
  const { hasDetails = false } = adminOf(entity);
  const { list, onFocus, parts, placeOf } = useWindowedList({
    ids,
    lineHeight,
    keep: [editor.row?.id, ...editor.addedIds],
  });
  const { expanded, toggle } = useExpanded();
  return (
    <chakra.ul
      ref={list}
      onFocus={onFocus}
      aria-label={label}
      listStyle="none"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
    >
      <WindowedRows items={rows} parts={parts}>
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
