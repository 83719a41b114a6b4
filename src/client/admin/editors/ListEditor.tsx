import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { FailedComponent } from '../../ui/lazy/FailedComponent';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { useTexts } from '../../ui/text/useTexts';
import type { ItemDialogProps } from '../form/ItemDialog';
import { LazyItemDialog } from '../form/LazyItemDialog';
import { FilterBox } from '../list/filter/FilterBox';
import { ItemRows } from '../list/rows/ItemRows';
import { PictureGrid } from '../list/rows/PictureGrid';
import { Toolbar } from '../list/Toolbar';
import { useFilter } from '../list/filter/useFilter';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useListFocus } from '../list/useListFocus';
import { ListHead } from '../list/ListHead';
import { ScheduleProvider } from '../list/actions/ScheduleProvider';
import { useBatch } from '../list/actions/useBatch';
import { isGalleryEditor } from '../list/galleryEditor';
import type { ListEditorState } from '../list/useListEditor';
import type { Sort } from '../list/filter/useSort';
import type { Selection } from '../list/actions/useSelection';
import { useSelection } from '../list/actions/useSelection';
import type { Place } from '../list/useToastExtras';
import type { StoredRow } from '../../store/content/storedRow';
import { useDeleteManyQuestion } from './useDeleteQuestion';

const SortableList = lazyWithRetry(
  () => import(/* webpackChunkName: "sortable" */ '../sorting/SortableList'),
  {
    ErrorView: FailedComponent,
  },
);

export interface ListEditorProps {
  readonly editor: ListEditorState;
  readonly label: string;
  /** Whether another list is being edited. */
  readonly isDisabled?: boolean;
  /** Renders the content of the dialog below the form. */
  readonly renderBelow?: ItemDialogProps['renderBelow'];
  /** Where a row is shown that does not belong to this list. */
  readonly placeOf?: ((row: StoredRow) => Place | undefined) | undefined;
}

/** The rows while they are being reordered. */
export function ReorderView({ editor, label }: Pick<ListEditorProps, 'editor' | 'label'>) {
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

interface ListProps {
  readonly editor: ListEditorState;
  readonly label: string;
  readonly selection: Selection;
  readonly order: Sort;
  readonly isFiltered: boolean;
  readonly isDisabled: boolean;
}

const List = ({ isFiltered, isDisabled, ...props }: ListProps) => {
  const text = useTexts('editors');
  const { editor } = props;
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
      {isGalleryEditor(editor) ? <PictureGrid {...props} /> : <ItemRows {...props} />}
    </chakra.fieldset>
  );
};

/** A list with its filter, its toolbar, its rows, and the dialog that adds or edits a row. */
export function ListEditor({ editor, label, isDisabled = false, renderBelow, placeOf }: ListEditorProps) {
  const { list, findButton } = useListFocus(editor);
  const filter = useFilter(editor);
  useOpenFromAddress(editor);
  const selection = useSelection(filter.editor.ids);
  const question = useDeleteManyQuestion(editor.entity);
  const batch = useBatch({ editor: filter.editor, selection, question, placeOf });
  return (
    <div ref={list}>
      {/* One row where there is room. It sticks while the list scrolls below a selection; elsewhere only its bar does. */}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        columnGap="4"
        {...(selection.selected.length > 0 && {
          display: { base: 'contents', xl: 'flex' },
          flexWrap: 'nowrap',
          position: 'sticky',
          top: '14',
          zIndex: '3',
          paddingTop: '2',
          marginTop: '-2',
          bg: 'bg.page',
          css: { '[role=dialog] &': { top: '0' } },
        })}
      >
        <FilterBox filter={filter} />
        <ListHead editor={filter.editor} selection={selection} batch={batch} isDisabled={isDisabled}>
          <Toolbar
            editor={editor}
            isDisabled={isDisabled}
            isFiltered={filter.isFiltered}
            hasAddButton={!isGalleryEditor(editor)}
          />
        </ListHead>
      </chakra.div>
      <ScheduleProvider entity={editor.entity}>
        <List
          editor={filter.editor}
          label={label}
          selection={selection}
          order={filter.order}
          isFiltered={filter.isFiltered}
          isDisabled={isDisabled || batch.running !== null}
        />
      </ScheduleProvider>
      <LazyItemDialog editor={editor} returnFocusTo={findButton} {...(renderBelow && { renderBelow })} />
    </div>
  );
}
