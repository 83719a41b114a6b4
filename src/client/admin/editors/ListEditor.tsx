import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../ui/parts/EmptyState';
import { ScreenWait } from '../../ui/parts/ScreenWait';
import { useTexts } from '../../ui/text/useTexts';
import { ItemDialog } from './ItemDialog';
import { ItemRow, Name, Thumbnail } from './ItemRow';
import { PictureGrid } from './PictureGrid';
import { useRowName } from './rowNames';
import { Toolbar } from './Toolbar';
import { useKeptFocus } from './useKeptFocus';
import type { ListEditorState } from './useListEditor';

const SortableList = lazy(() => import(/* webpackChunkName: "sortable" */ './SortableList'));

interface ListEditorProps {
  readonly editor: ListEditorState;
  readonly label: string;
  readonly nameFields?: readonly string[] | undefined;
  readonly hasDetails?: boolean;
  readonly isGallery?: boolean;
  /** Another list is being edited. */
  readonly isDisabled?: boolean;
}

/** The rows while they are brought into another order. */
export const Arrangement = ({ editor, label, nameFields, isGallery = false }: ListEditorProps) => {
  const text = useTexts('editors');
  const rowName = useRowName(editor.entity, nameFields);
  const items = editor.arranged.map((row) => {
    const name = rowName(row, editor.rows.indexOf(row) + 1);
    return {
      id: row.id,
      name: name.name,
      content: (
        <>
          <chakra.div
            display={isGallery ? 'block' : { base: 'none', sm: 'block' }}
            flexBasis={isGallery ? 'full' : 'auto'}
          >
            <Thumbnail entity={editor.entity} row={row} isWide={isGallery} />
          </chakra.div>
          {isGallery ? null : <Name name={name} />}
        </>
      ),
    };
  });
  return (
    <>
      <chakra.p marginBottom="3" maxWidth="prose">
        {text('reorder-help')}
      </chakra.p>
      <Suspense fallback={<ScreenWait />}>
        <SortableList
          label={label}
          items={items}
          isGrid={isGallery}
          isDisabled={editor.isSaving}
          onMove={(order) => editor.send({ type: 'move', order })}
        />
      </Suspense>
    </>
  );
};

const Rows = ({ editor, label, nameFields, hasDetails = false, isDisabled = false }: ListEditorProps) => {
  const { entity, rows, send } = editor;
  const rowName = useRowName(entity, nameFields);
  return (
    <chakra.ul
      aria-label={label}
      listStyle="none"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
    >
      {rows.map((row, index) => (
        <ItemRow
          key={row.id}
          entity={entity}
          row={row}
          name={rowName(row, index + 1)}
          hasDetails={hasDetails}
          isDisabled={isDisabled || editor.isBlocked}
          isDeleting={editor.isDeleting && editor.row?.id === row.id}
          onEdit={() => send({ type: 'edit', id: row.id })}
          onDelete={() => send({ type: 'delete', id: row.id })}
        />
      ))}
    </chakra.ul>
  );
};

const List = (props: ListEditorProps) => {
  const text = useTexts('editors');
  const { editor, isGallery } = props;
  if (editor.isReordering) return <Arrangement {...props} />;
  if (editor.rows.length === 0) return <EmptyState>{text('empty')}</EmptyState>;
  return isGallery ? <PictureGrid {...props} isDisabled={props.isDisabled ?? false} /> : <Rows {...props} />;
};

/** A list: what can be done with it, its rows, and the dialog in which one is added or edited. */
export const ListEditor = (props: ListEditorProps) => {
  const { editor, isDisabled = false, isGallery = false } = props;
  const list = useKeptFocus(editor);
  return (
    <div ref={list}>
      <Toolbar editor={editor} isDisabled={isDisabled} addText={isGallery ? null : undefined} />
      <List {...props} />
      <ItemDialog editor={editor} />
    </div>
  );
};
