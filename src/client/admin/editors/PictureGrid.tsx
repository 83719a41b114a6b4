import { chakra } from '@chakra-ui/react';
import { Picture } from '../../ui/parts/Picture';
import { imageColumn, useRowName } from './rowNames';
import { RowActions } from './RowActions';
import type { ListEditorState } from './useListEditor';

interface PictureGridProps {
  readonly editor: ListEditorState;
  readonly label: string;
  readonly isDisabled: boolean;
}

/** Pictures beside each other, in their order. */
export const PictureGrid = ({ editor, label, isDisabled }: PictureGridProps) => {
  const { entity, rows, send } = editor;
  const rowName = useRowName(entity);
  const column = imageColumn(entity) ?? '';
  return (
    <chakra.ul
      aria-label={label}
      listStyle="none"
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {rows.map((row, index) => {
        const { name } = rowName(row, index + 1);
        return (
          <chakra.li
            key={row.id}
            bg="bg.surface"
            borderWidth="1px"
            borderStyle="solid"
            borderColor="line.subtle"
            borderRadius="sm"
          >
            <Picture src={String(row[column] ?? '')} alt={name} ratio={3 / 2} />
            <chakra.div display="flex" justifyContent="space-between" padding="2">
              <RowActions
                rowId={row.id}
                name={name}
                isDisabled={isDisabled || editor.isBlocked}
                isDeleting={editor.isDeleting && editor.row?.id === row.id}
                onEdit={() => send({ type: 'edit', id: row.id })}
                onDelete={() => send({ type: 'delete', id: row.id })}
              />
            </chakra.div>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
};
