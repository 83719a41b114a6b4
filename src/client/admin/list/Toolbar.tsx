import { chakra } from '@chakra-ui/react';
import { ArrowDownUp, Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/components/button';
import { Spinner } from '../../ui/components/Spinner';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { ListEditorState } from './useListEditor';

interface ToolbarProps {
  readonly editor: ListEditorState;
  /** Another list is being edited. */
  readonly isDisabled: boolean;
  /** Only a part of the list is seen: it cannot be brought into another order. */
  readonly isFiltered?: boolean;
  /** What adding is called, where it is not 'Add'; nothing where it happens elsewhere. */
  readonly addText?: string | null | undefined;
}

/** Ends the reordering: the new order is saved, or given up. */
export const OrderButtons = ({ editor }: { editor: ListEditorState }) => {
  const text = useTexts('shared');
  const common = useTexts('common');
  const { isSaving, isOrderChanged, send } = editor;
  const mayDiscard = useMayDiscard();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []); // the button that was pressed is gone
  return (
    <>
      <Button
        look="quiet"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving}
        onClick={() => {
          if (!isSaving && (!isOrderChanged || mayDiscard())) send({ type: 'cancel' });
        }}
      >
        {common('cancel')}
      </Button>
      <Button
        ref={done}
        look="call"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving}
        onClick={() => send({ type: 'done' })}
      >
        {isSaving ? <Spinner aria-hidden="true" /> : <Check aria-hidden="true" size={20} />}
        <span aria-live="polite">{isSaving ? common('saving') : text('done')}</span>
      </Button>
    </>
  );
};

/** How many there are, and what can be done with all of them: add, or bring into another order. */
export const Toolbar = ({ editor, isDisabled, isFiltered = false, addText }: ToolbarProps): ReactNode => {
  const text = useTexts('editors');
  const shared = useTexts('shared');
  const common = useTexts('common');
  const plural = usePlural();
  const { rows, isBlocked, isReordering, send } = editor;
  const count = rows.length;
  const isOff = isDisabled || isBlocked;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minHeight="11"
      marginBottom="3"
    >
      <chakra.p role="status" fontVariantNumeric="tabular-nums" color="fg.muted">
        {editor.isOrderChanged ? text('order-changed') : text(`count-${plural(count)}`, { count })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isReordering ? (
          <OrderButtons editor={editor} />
        ) : (
          <>
            <Button
              look="outline"
              size="sm"
              minHeight="11"
              disabled={isOff || isFiltered || count < 2}
              onClick={() => send({ type: 'reorder', order: rows.map(({ id }) => id) })}
            >
              <ArrowDownUp aria-hidden="true" size={20} />
              {shared('reorder')}
            </Button>
            {addText === null ? null : (
              <Button
                look="call"
                size="sm"
                minHeight="11"
                data-adds=""
                disabled={isOff}
                onClick={() => send({ type: 'add' })}
              >
                <Plus aria-hidden="true" size={20} />
                {addText ?? common('add')}
              </Button>
            )}
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
};
