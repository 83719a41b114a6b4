import { chakra } from '@chakra-ui/react';
import { ArrowDownUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { RowChips } from '../controls/LanguageChips';
import { Select } from '../controls/inputs/input';
import { LazyItemDialog } from '../form/LazyItemDialog';
import { ReorderView } from './ListEditor';
import { useRowName } from '../fields/rowNames';
import { OrderButtons } from '../list/Toolbar';
import { ViewOnSite } from '../list/actions/ViewOnSite';
import { VisibilityButton } from '../list/actions/VisibilityButton';
import { HiddenMark, useIsHidden } from '../list/rows/HiddenMark';
import { useOpenFromAddress } from '../list/useOpenFromAddress';
import { useListFocus } from '../list/useListFocus';
import type { ListEditorState } from '../list/useListEditor';

interface TypeEditorProps {
  readonly editor: ListEditorState;
  /** The type whose items are shown. */
  readonly chosenId: number | undefined;
  readonly choose: (id: number) => void;
  /** Whether its items are being edited. */
  readonly isDisabled: boolean;
}

interface ButtonsProps {
  readonly editor: ListEditorState;
  readonly chosenId: number | undefined;
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Add, Edit and Reorder, and with some distance the dangerous Delete. */
const Buttons = ({ editor, chosenId, name, isDisabled }: ButtonsProps) => {
  const text = useTexts('editors');
  const shared = useTexts('shared');
  const common = useTexts('common');
  const toast = useTexts('toast');
  const { rows, entity, send, isDeleting } = editor;
  const buttonProps = { variant: 'outline', size: 'sm', minHeight: '11' } as const;
  const withChosen = (action: (id: number) => void) => () => {
    if (chosenId !== undefined) action(chosenId);
  };
  return (
    <>
      <Button
        {...buttonProps}
        disabled={isDisabled}
        aria-label={text('add-title', { thing: toast(`thing-${entity}`) })}
        onClick={() => send({ type: 'add' })}
      >
        <Plus aria-hidden="true" size={20} />
        {common('add')}
      </Button>
      <Button
        {...buttonProps}
        disabled={isDisabled || chosenId === undefined}
        aria-label={text('edit-of', { name })}
        onClick={withChosen((id) => send({ type: 'edit', id }))}
      >
        <Pencil aria-hidden="true" size={18} />
        {shared('edit')}
      </Button>
      <Button
        {...buttonProps}
        disabled={isDisabled || rows.length < 2}
        onClick={() => send({ type: 'reorder', order: rows.map(({ id }) => id) })}
      >
        <ArrowDownUp aria-hidden="true" size={20} />
        {shared('reorder')}
      </Button>
      {chosenId === undefined ? null : (
        <>
          <ViewOnSite entity={entity} rowId={chosenId} name={name} />
          <VisibilityButton entity={entity} rowId={chosenId} name={name} isDisabled={isDisabled} />
        </>
      )}
      <Button
        {...buttonProps}
        variant="danger"
        marginInlineStart={{ md: '4' }}
        disabled={isDisabled || chosenId === undefined}
        aria-label={text('delete-of', { name })}
        onClick={withChosen((id) => send({ type: 'delete', id }))}
      >
        {isDeleting ? <Spinner aria-hidden="true" /> : <Trash2 aria-hidden="true" size={18} />}
      </Button>
    </>
  );
};

/** The marks of a type: whether it is hidden from visitors, and which languages lack a text. */
const Marks = ({ entity, row }: { readonly entity: EntityName; readonly row: StoredRow }) => {
  const isHidden = useIsHidden(entity, row.id);
  return (
    <>
      {isHidden ? <HiddenMark alignSelf="center" /> : null}
      <RowChips entity={entity} row={row} alignSelf="center" />
    </>
  );
};

/** Selects a type, and adds, edits, deletes and reorders types. */
export function TypeEditor({ editor, chosenId, choose, isDisabled }: TypeEditorProps) {
  const { rows, entity, isBlocked, isReordering } = editor;
  const text = useTexts('editors');
  const toast = useTexts('toast');
  const rowName = useRowName(entity);
  const selectId = useId();
  const { list, findButton } = useListFocus(editor);
  useOpenFromAddress(editor);
  const thing = toast(`thing-${entity}`);
  const names = rows.map((row, index) => ({ id: row.id, ...rowName(row, index + 1) }));
  const chosenRow = rows.find(({ id }) => id === chosenId);
  const chosen = names.find(({ id }) => id === chosenId);
  return (
    <chakra.section ref={list} aria-label={thing} display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div display="grid" gap="1.5" flex="1 1 16rem" minWidth="0" maxWidth="prose">
          <chakra.label
            htmlFor={selectId}
            fontSize="sm"
            fontWeight="semibold"
            _firstLetter={{ textTransform: 'uppercase' }}
            display="block"
          >
            {thing}
          </chakra.label>
          <Select
            id={selectId}
            value={chosenId ?? ''}
            disabled={isDisabled || isBlocked || rows.length === 0}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {rows.length === 0 ? <option value="">{text('type-empty')}</option> : null}
            {names.map(({ id, name, otherName }) => (
              <option key={id} value={id}>
                {otherName === '' ? name : `${name} (${otherName})`}
              </option>
            ))}
          </Select>
        </chakra.div>
        {chosenRow ? <Marks entity={entity} row={chosenRow} /> : null}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {isReordering ? (
            <OrderButtons editor={editor} />
          ) : (
            <Buttons
              editor={editor}
              chosenId={chosenId}
              name={chosen?.name ?? thing}
              isDisabled={isDisabled || isBlocked}
            />
          )}
        </chakra.div>
      </chakra.div>
      {isReordering ? <ReorderView editor={editor} label={thing} /> : null}
      <LazyItemDialog editor={editor} returnFocusTo={findButton} />
    </chakra.section>
  );
}
