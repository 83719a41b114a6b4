import { chakra } from '@chakra-ui/react';
import type { Column } from '../../../model/schema/fields';
import type { StoredRow } from '../../store/content/storedRow';
import { useTexts } from '../../ui/text/useTexts';
import { RowChips } from '../controls/LanguageChips';
import { useColumnLabel } from '../fields/labels';
import { useRowName } from '../fields/rowNames';
import { useValueText } from '../fields/useValueText';
import { HiddenMark, hiddenStripes, useIsHidden } from '../list/rows/HiddenMark';
import { Mark } from '../list/rows/Mark';
import { NewMark, useScrollToNew } from '../list/rows/NewMark';
import { RowActions } from '../list/actions/RowActions';
import { SelectBox } from '../list/actions/SelectBox';
import type { ListEditorState } from '../list/useListEditor';
import type { Selection } from '../list/actions/useSelection';

/** The names of the columns, which a phone shows beside each value. */
export function ContactHead({ columns }: { readonly columns: readonly Column[] }) {
  const label = useColumnLabel();
  const text = useTexts('editors');
  return (
    <chakra.thead role="rowgroup" srOnly={{ base: true, xl: false }}>
      <tr role="row">
        <th role="columnheader" scope="col">
          <chakra.span srOnly>{text('column-select')}</chakra.span>
        </th>
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
}

interface ContactRowProps {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  readonly row: StoredRow;
  readonly position: number;
  readonly columns: readonly Column[];
  readonly mark: string | undefined;
  readonly isDisabled: boolean;
}

interface Looks {
  readonly isSelected: boolean;
  readonly isNew: boolean;
  readonly hasMark: boolean;
}

const backgroundOf = ({ isSelected, isNew, hasMark }: Looks): string | undefined => {
  if (isSelected) return 'accent.subtle';
  if (isNew) return 'success.subtle';
  return hasMark ? 'bg.sunken' : undefined;
};

/** Whether a column of the table is as wide as its longest value: a number, an address or a word is not broken. */
const isWhole = ({ field: { kind } }: Column): boolean => kind !== 'localizedText' && kind !== 'text';

/** Whether the values of a column are numbers with spaces and hyphens. */
const isNumber = ({ field: { kind } }: Column): boolean => kind === 'telephone' || kind === 'time';

/** A row of the table. On a phone or a tablet it is a card with each value under its label. */
export function ContactRow({ editor, selection, row, position, columns, mark, isDisabled }: ContactRowProps) {
  const { entity, send, addedIds } = editor;
  const text = useTexts('editors');
  const isNew = addedIds.includes(row.id);
  const target = useScrollToNew<HTMLTableRowElement>(isNew);
  const label = useColumnLabel();
  const valueText = useValueText();
  const { name } = useRowName(entity)(row, position);
  const isSelected = selection.isSelected(row.id);
  const isHidden = useIsHidden(entity, row.id);
  return (
    <chakra.tr
      ref={target}
      role="row"
      bg={backgroundOf({ isSelected, isNew, hasMark: mark !== undefined })}
      {...(isHidden && hiddenStripes)}
      display={{ base: 'grid', xl: 'table-row' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="2"
      padding={{ base: '3', xl: '0' }}
      borderTopWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
    >
      <chakra.td role="cell" padding="0" width={{ xl: '1%' }} gridColumn="1 / -1">
        <SelectBox
          label={text('select-of', { name })}
          isChecked={isSelected}
          isDisabled={isDisabled || editor.isBlocked}
          onChange={(isRange) => selection.toggle(row.id, isRange)}
        />
      </chakra.td>
      {columns.map((column, index) => (
        <chakra.td
          key={column.name}
          role="cell"
          display={{ base: row[column.name] === '' ? 'none' : 'block', xl: 'table-cell' }}
          padding={{ base: '0', xl: '3' }}
          overflowWrap={{ base: 'anywhere', xl: isWhole(column) ? 'normal' : 'anywhere' }}
          whiteSpace={{ xl: isNumber(column) ? 'nowrap' : undefined }}
          lang={column.language}
        >
          <chakra.span
            display={{ base: 'block', xl: 'none' }}
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
          {isHidden && index === 0 ? <HiddenMark marginInlineStart="2" /> : null}
          {index === 0 ? <RowChips entity={entity} row={row} display="flex" /> : null}
          {isNew && index === 0 ? <NewMark display="inline-block" marginInlineStart="2" /> : null}
        </chakra.td>
      ))}
      <chakra.td role="cell" padding={{ base: '0', xl: '2' }} width={{ xl: '1%' }} gridColumn="1 / -1">
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
}
