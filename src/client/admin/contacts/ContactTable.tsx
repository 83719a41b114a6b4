import { chakra } from '@chakra-ui/react';
import { useState, useEffect } from 'react';
import type { StoredRow } from '../../store/content/storedRow';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { formFields } from '../form/formColumns';
import type { NewRowValues } from '../requests/entityRequests';
import { ReorderView } from '../editors/ListEditor';
import { useDeleteManyQuestion } from '../editors/useDeleteQuestion';
import { ListHead } from '../list/ListHead';
import { ScheduleProvider } from '../list/actions/ScheduleProvider';
import { useBatch } from '../list/actions/useBatch';
import { Toolbar } from '../list/Toolbar';
import { FilterBox } from '../list/filter/FilterBox';
import type { Filter } from '../list/filter/useFilter';
import { useFilter } from '../list/filter/useFilter';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useListFocus } from '../list/useListFocus';
import type { ListEditorState } from '../list/useListEditor';
import type { Selection } from '../list/actions/useSelection';
import { useSelection } from '../list/actions/useSelection';
import { ContactHead, ContactRow } from './ContactRow';
import { InlineForm } from './InlineForm';
import { useDiscardedRow } from './useDiscardedRow';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to an element and focuses it when the fragment of the address names it: `#opening`. */
function useAnchor(target: RefObject<HTMLElement | null>, id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [hash, key, id, target]);
}

interface ContactTableProps {
  readonly editor: ListEditorState;
  readonly title: string;
  /** The purpose of the table. */
  readonly hint?: string | undefined;
  /** A word beside a row that visitors no longer see. */
  readonly markOf?: ((row: StoredRow) => string | undefined) | undefined;
  /** Whether another table is being edited. */
  readonly isDisabled: boolean;
}

interface FormRowProps {
  readonly editor: ListEditorState;
  readonly focusedColumn: string | undefined;
  readonly span: number;
  readonly draft: NewRowValues;
  readonly onIncomplete: (values: NewRowValues) => boolean;
  readonly onAddAsNew: (values: NewRowValues) => void;
  readonly onDiscard: () => void;
}

const FormRow = ({ span, ...form }: FormRowProps) => (
  <chakra.tr role="row" display={{ base: 'block', xl: 'table-row' }}>
    <chakra.td role="cell" colSpan={span} display={{ base: 'block', xl: 'table-cell' }}>
      <InlineForm {...form} />
    </chakra.td>
  </chakra.tr>
);

/** The rows, with the edited row even after another administrator deleted it: the typed values stay. */
const useRowsWithEdited = ({ rows, row, rowId, isOpen }: ListEditorState): readonly StoredRow[] => {
  const [edited, setEdited] = useState(row);
  if (row !== undefined && row !== edited) setEdited(row);
  const isLost = isOpen && edited?.id === rowId && !rows.some(({ id }) => id === rowId);
  return isLost ? [...rows, edited] : rows;
};

const Table = ({
  editor,
  title,
  markOf,
  isDisabled,
  filter,
  selection,
  opened,
}: ContactTableProps & {
  readonly filter: Filter;
  readonly selection: Selection;
  readonly opened: ReturnType<typeof useOpenFromAddress>;
}) => {
  const { entity, isOpen, isAdding } = editor;
  const text = useTexts('editors');
  const draft = useDiscardedRow(editor, isDisabled);
  const columns = formFields(entity, useAppSelector(selectLanguage)).flatMap((field) => field.columns);
  const form = {
    editor,
    focusedColumn: opened?.rowId === editor.row?.id ? opened?.column : undefined,
    span: columns.length + 2, // with the checkbox and the buttons
    ...draft,
  };
  const visibleRows = useRowsWithEdited(filter.editor);
  if (visibleRows.length === 0 && !isAdding)
    return <EmptyState>{text(filter.isFiltered ? 'filter-none' : 'empty')}</EmptyState>;
  return (
    <chakra.table
      role="table"
      aria-label={title}
      display={{ base: 'block', xl: 'table' }}
      width="full"
      borderCollapse="collapse"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
    >
      <ContactHead columns={columns} />
      <chakra.tbody role="rowgroup" display={{ base: 'block', xl: 'table-row-group' }}>
        {visibleRows.map((row, index) =>
          isOpen && !isAdding && editor.rowId === row.id ? (
            <FormRow key={row.id} {...form} />
          ) : (
            <ContactRow
              key={row.id}
              editor={editor}
              selection={selection}
              row={row}
              position={index + 1}
              columns={columns}
              mark={markOf?.(row)}
              isDisabled={isDisabled}
            />
          ),
        )}
        {isAdding ? <FormRow {...form} /> : null}
      </chakra.tbody>
    </chakra.table>
  );
};

/** A table whose rows are edited in place. */
export function ContactTable(props: ContactTableProps) {
  const { editor, title, hint, isDisabled } = props;
  const { list } = useListFocus(editor);
  const filter = useFilter(editor);
  const selection = useSelection(filter.editor.ids);
  const question = useDeleteManyQuestion(editor.entity);
  const batch = useBatch({ editor: filter.editor, selection, question, placeOf: undefined });
  const opened = useOpenFromAddress(editor);
  useAnchor(list, editor.entity);
  return (
    <chakra.section ref={list} tabIndex={-1} aria-label={title} scrollMarginTop="4" outline="none">
      <chakra.h2 fontSize="2xl" marginBottom="2">
        {title}
      </chakra.h2>
      {hint === undefined ? null : (
        <chakra.p marginBottom="3" maxWidth="prose" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      <FilterBox filter={filter} />
      <ListHead editor={filter.editor} selection={selection} batch={batch} isDisabled={isDisabled}>
        <Toolbar editor={editor} isDisabled={isDisabled} isFiltered={filter.isFiltered} />
      </ListHead>
      {editor.isReordering ? (
        <ReorderView editor={editor} label={title} />
      ) : (
        <ScheduleProvider entity={editor.entity}>
          <Table
            {...props}
            isDisabled={isDisabled || batch.running !== null}
            filter={filter}
            selection={selection}
            opened={opened}
          />
        </ScheduleProvider>
      )}
    </chakra.section>
  );
}
