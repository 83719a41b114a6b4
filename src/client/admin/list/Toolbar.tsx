import { chakra } from '@chakra-ui/react';
import { ArrowDownUp, Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { adminOf } from '../../../model/schema/entities';
import { Button } from '../../ui/components/button';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { BusyButton } from '../controls/BusyButton';
import { useMayDiscard } from '../unsaved/mayDiscard';
import type { ListEditorState } from './useListEditor';

interface ToolbarProps {
  readonly editor: ListEditorState;
  /** Whether another list is being edited. */
  readonly isDisabled: boolean;
  /** Whether a filter hides a part of the list. Such a list cannot be reordered. */
  readonly isFiltered?: boolean;
  readonly hasAddButton?: boolean;
}

/** The buttons that end the reordering: Done saves the new order, Cancel discards it. */
export function OrderButtons({ editor }: { editor: ListEditorState }) {
  const text = useTexts('shared');
  const common = useTexts('common');
  const { isSaving, isOrderChanged, send } = editor;
  const mayDiscard = useMayDiscard();
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => doneButton.current?.focus({ preventScroll: true }), []); // the Reorder button is gone
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minHeight="11"
        aria-disabled={isSaving}
        onClick={() => {
          if (!isSaving && (!isOrderChanged || mayDiscard())) send({ type: 'cancel' });
        }}
      >
        {common('cancel')}
      </Button>
      <BusyButton
        ref={doneButton}
        variant="primary"
        size="sm"
        minHeight="11"
        isBusy={isSaving}
        icon={<Check aria-hidden="true" size={20} />}
        onClick={() => send({ type: 'done' })}
      >
        {isSaving ? common('saving') : text('done')}
      </BusyButton>
    </>
  );
}

/** The number of rows, and the buttons that add a row and reorder the list, in one line of a phone. */
export function Toolbar({
  editor,
  isDisabled,
  isFiltered = false,
  hasAddButton = true,
}: ToolbarProps): ReactNode {
  const text = useTexts('editors');
  const shared = useTexts('shared');
  const common = useTexts('common');
  const plural = usePlural();
  const { rows, isBlocked, isReordering, send } = editor;
  const count = rows.length;
  const isUnavailable = isDisabled || isBlocked;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minHeight="11"
    >
      <chakra.p role="status" fontVariantNumeric="tabular-nums" color="fg.muted">
        {editor.isOrderChanged ? text('order-changed') : text(`count-${plural(count)}`, { count })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isReordering ? (
          <OrderButtons editor={editor} />
        ) : (
          <>
            {adminOf(editor.entity).sortField === undefined ? (
              <Button
                variant="outline"
                size="sm"
                minHeight="11"
                minWidth="11"
                aria-label={shared('reorder')}
                title={shared('reorder')}
                disabled={isUnavailable || isFiltered || count < 2}
                onClick={() => send({ type: 'reorder', order: rows.map(({ id }) => id) })}
              >
                <ArrowDownUp aria-hidden="true" size={20} />
                <chakra.span hideBelow="sm">{shared('reorder')}</chakra.span>
              </Button>
            ) : null}
            {hasAddButton ? (
              <Button
                variant="primary"
                size="sm"
                minHeight="11"
                data-adds=""
                disabled={isUnavailable}
                onClick={() => send({ type: 'add' })}
              >
                <Plus aria-hidden="true" size={20} />
                {common('add')}
              </Button>
            ) : null}
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
