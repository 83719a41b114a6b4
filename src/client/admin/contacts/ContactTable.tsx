import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Column } from '../../../model/schema/fields';
import type { StoredRow } from '../../store/content/storedRow';
import { EmptyState } from '../../ui/components/EmptyState';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { RowChips } from '../controls/LanguageChips';
import { useColumnLabel } from '../fields/labels';
import { formFields } from '../form/formColumns';
import type { NewRowValues } from '../requests/entityRequests';
import { ReorderView } from '../editors/ListEditor';
import { useRowName } from '../fields/rowNames';
import { useValueText } from '../fields/useValueText';
import { Mark } from '../list/Mark';
import { NewMark, useScrollToNew } from '../list/NewMark';
import { RowActions } from '../list/RowActions';
import { Toolbar } from '../list/Toolbar';
import { FilterBox } from '../list/FilterBox';
import type { Filter } from '../list/useFilter';
import { useFilter } from '../list/useFilter';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useRestoredFocus } from '../list/useRestoredFocus';
import type { ListEditorState } from '../list/useListEditor';
import { InlineForm } from './InlineForm';
import { useAnchor } from './useAnchor';
import { useDraft } from './useDraft';

interface ContactTableProps {
  readonly editor: ListEditorState;
  readonly title: string;
  /** What the table is for. */
  readonly hint?: string | undefined;
  /** A word beside a row that visitors no longer see. */
  readonly markOf?: ((row: StoredRow) => string | undefined) | undefined;
  /** Whether another table is being edited. */
  readonly isDisabled: boolean;
}

const Head = ({ columns }: { columns: readonly Column[] }) => {
  const label = useColumnLabel();
  const text = useTexts('editors');
  return (
    <chakra.thead role="rowgroup" srOnly={{ base: true, lg: false }}>
      <tr role="row">
        {columns.map((column) => (
          <chakra.th
            key={column.name}
            role="columnheader"
            scope="col"
            textAlign="start"
            padding="3"
            fontSize="sm"
            fontWeight="semibold"
            color="fg.muted"
          >
            {label(column)}
          </chakra.th>
        ))}
        <th role="columnheader" scope="col">
          <chakra.span srOnly>{text('contacts-actions')}</chakra.span>
        </th>
      </tr>
    </chakra.thead>
  );
};

interface RowProps {
  readonly editor: ListEditorState;
  readonly row: StoredRow;
  readonly position: number;
  readonly columns: readonly Column[];
  readonly mark: string | undefined;
  readonly isDisabled: boolean;
}

/** A row of the table. On a phone or a tablet it is a card with each value under its label. */
const Row = ({ editor, row, position, columns, mark, isDisabled }: RowProps) => {
  const { entity, send, addedIds } = editor;
  const isNew = addedIds.includes(row.id);
  const target = useScrollToNew<HTMLTableRowElement>(isNew);
  const label = useColumnLabel();
  const valueText = useValueText();
  const { name } = useRowName(entity)(row, position);
  return (
    <chakra.tr
      ref={target}
      role="row"
      bg={isNew ? 'success.subtle' : mark === undefined ? undefined : 'bg.sunken'}
      display={{ base: 'grid', lg: 'table-row' }}
      gap="2"
      padding={{ base: '3', lg: '0' }}
      borderTopWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
    >
      {columns.map((column, index) => (
        <chakra.td
          key={column.name}
          role="cell"
          display={{ base: row[column.name] === '' ? 'none' : 'block', lg: 'table-cell' }}
          padding={{ base: '0', lg: '3' }}
          overflowWrap="anywhere"
          lang={column.language}
        >
          <chakra.span
            display={{ base: 'block', lg: 'none' }}
            fontSize="sm"
            color="fg.muted"
            aria-hidden="true"
          >
            {label(column)}
          </chakra.span>
          {valueText(column.field, row[column.name])}
          {mark !== undefined && index === 0 ? (
            <Mark marginInlineStart="2" borderWidth="1px" borderStyle="solid">
              {mark}
            </Mark>
          ) : null}
          {index === 0 ? <RowChips entity={entity} row={row} display="flex" /> : null}
          {isNew && index === 0 ? <NewMark display="inline-block" marginInlineStart="2" /> : null}
        </chakra.td>
      ))}
      <chakra.td role="cell" padding={{ base: '0', lg: '2' }} width="1%">
        <RowActions
          entity={entity}
          rowId={row.id}
          name={name}
          isDisabled={isDisabled || editor.isBlocked}
          isDeleting={editor.isDeleting && editor.row?.id === row.id}
          onEdit={() => send({ type: 'edit', id: row.id })}
          onDelete={() => send({ type: 'delete', id: row.id })}
        />
      </chakra.td>
    </chakra.tr>
  );
};

interface FormRowProps {
  readonly editor: ListEditorState;
  readonly span: number;
  readonly draft: NewRowValues;
  readonly onIncomplete: (values: NewRowValues) => boolean;
  readonly onAddAsNew: (values: NewRowValues) => void;
  readonly onDiscard: () => void;
}

const FormRow = ({ span, ...form }: FormRowProps) => (
  <chakra.tr role="row" display={{ base: 'block', lg: 'table-row' }}>
    <chakra.td role="cell" colSpan={span} display={{ base: 'block', lg: 'table-cell' }}>
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
}: ContactTableProps & { readonly filter: Filter }) => {
  const { entity, isOpen, isAdding } = editor;
  const text = useTexts('editors');
  const draft = useDraft(editor, isDisabled);
  const columns = formFields(entity, useAppSelector(selectLanguage)).flatMap((field) => field.columns);
  const form = {
    editor,
    span: columns.length + 1,
    ...draft,
  };
  const visibleRows = useRowsWithEdited(filter.editor);
  if (visibleRows.length === 0 && !isAdding)
    return <EmptyState>{text(filter.isFiltered ? 'filter-none' : 'empty')}</EmptyState>;
  return (
    <chakra.table
      role="table"
      aria-label={title}
      display={{ base: 'block', lg: 'table' }}
      width="full"
      borderCollapse="collapse"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
    >
      <Head columns={columns} />
      <chakra.tbody role="rowgroup" display={{ base: 'block', lg: 'table-row-group' }}>
        {visibleRows.map((row, index) =>
          isOpen && !isAdding && editor.rowId === row.id ? (
            <FormRow key={row.id} {...form} />
          ) : (
            <Row
              key={row.id}
              editor={editor}
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
  const { list } = useRestoredFocus(editor);
  const filter = useFilter(editor);
  useOpenFromAddress(editor);
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
      <chakra.div marginBottom="3">
        <Toolbar editor={editor} isDisabled={isDisabled} isFiltered={filter.isFiltered} />
      </chakra.div>
      {editor.isReordering ? (
        <ReorderView editor={editor} label={title} />
      ) : (
        <Table {...props} filter={filter} />
      )}
    </chakra.section>
  );
}
