import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { adminOf } from '../../../model/schema/entities';
import { FailedPart } from '../../ui/lazy/FailedPart';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EmptyState } from '../../ui/components/EmptyState';
import { ScreenLoading } from '../../ui/components/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import type { ItemDialogProps } from '../form/ItemDialog';
import { LazyItemDialog } from '../form/LazyItemDialog';
import { FilterBox } from '../list/FilterBox';
import { ItemRows } from '../list/ItemRows';
import { PictureGrid } from '../list/PictureGrid';
import { Toolbar } from '../list/Toolbar';
import { useFilter } from '../list/useFilter';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useRestoredFocus } from '../list/useRestoredFocus';
import type { ListEditorState } from '../list/useListEditor';

const SortableList = lazyWithRetry(
  () => import(/* webpackChunkName: "sortable" */ '../sorting/SortableList'),
  {
    Missing: FailedPart,
  },
);

interface ListEditorProps {
  readonly editor: ListEditorState;
  readonly label: string;
  /** Whether another list is being edited. */
  readonly isDisabled?: boolean;
  /** What the dialog shows below the form. */
  readonly renderBelow?: ItemDialogProps['renderBelow'];
}

const isGallery = ({ entity }: ListEditorState): boolean => adminOf(entity).isGallery === true;

/** The rows while they are being reordered. */
export function ReorderView({ editor, label }: ListEditorProps) {
  const text = useTexts('editors');
  return (
    <>
      <chakra.p marginBottom="3" maxWidth="prose">
        {text('reorder-help')}
      </chakra.p>
      <Suspense fallback={<ScreenLoading />}>
        <SortableList editor={editor} label={label} />
      </Suspense>
    </>
  );
}

const List = ({ isFiltered, ...props }: ListEditorProps & { readonly isFiltered: boolean }) => {
  const text = useTexts('editors');
  const { editor, isDisabled = false } = props;
  if (editor.isReordering) return <ReorderView {...props} />;
  if (editor.rows.length === 0) return <EmptyState>{text(isFiltered ? 'filter-none' : 'empty')}</EmptyState>;
  // The fieldset disables all buttons in it, so that no row has to render again.
  return (
    <chakra.fieldset
      role="presentation"
      disabled={isDisabled || editor.isBlocked}
      minWidth="0"
      border="none"
      margin="0"
      padding="0"
    >
      {isGallery(editor) ? <PictureGrid {...props} /> : <ItemRows {...props} />}
    </chakra.fieldset>
  );
};

/** A list with its filter, its toolbar, its rows, and the dialog that adds or edits a row. */
export function ListEditor(props: ListEditorProps) {
  const { editor, isDisabled = false } = props;
  const { list, findButton } = useRestoredFocus(editor);
  const filter = useFilter(editor);
  useOpenFromAddress(editor);
  return (
    <div ref={list}>
      <FilterBox filter={filter} />
      <Toolbar
        editor={editor}
        isDisabled={isDisabled}
        isFiltered={filter.isFiltered}
        addText={isGallery(editor) ? null : undefined}
      />
      <List {...props} editor={filter.editor} isFiltered={filter.isFiltered} />
      <LazyItemDialog
        editor={editor}
        returnFocusTo={findButton}
        {...(props.renderBelow && { renderBelow: props.renderBelow })}
      />
    </div>
  );
}
