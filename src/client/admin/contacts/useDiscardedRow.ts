import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { NewRowValues } from '../requests/entityRequests';
import type { ListEditorState } from '../list/useListEditor';
import { useEventCallback } from '../controls/useEventCallback';
import { useRestoreOffer } from '../toasts/useRestoreOffer';

const noDraft: NewRowValues = {};

/** The kinds whose incomplete new rows are discarded (specification, section 5). */
const discarded: readonly EntityName[] = ['email', 'opening'];

const hasText = (values: NewRowValues): boolean =>
  Object.values(values).some((value) => typeof value === 'string' && value.trim() !== '');

/**
 * The typed values of a new row that was discarded because it was incomplete. A toast offers to restore them at once, and
 * the form of the next new row contains them.
 */
export function useDiscardedRow(
  { entity, rows, isAdding, isBlocked, send }: ListEditorState,
  isDisabled: boolean,
) {
  const offer = useRestoreOffer();
  const [draft, setDraft] = useState(noDraft);
  const [count, setCount] = useState(rows.length);
  if (count !== rows.length) {
    setCount(rows.length);
    if (rows.length > count) setDraft(noDraft); // the row was saved
  }
  const restore = useEventCallback((values: NewRowValues): boolean => {
    if (isBlocked || isDisabled) return false;
    setDraft(values);
    send({ type: 'add' });
    return true;
  });
  return {
    draft: isAdding ? draft : noDraft,
    onIncomplete: (values: NewRowValues): boolean => {
      if (!discarded.includes(entity)) return false;
      setDraft(values);
      if (hasText(values)) offer(() => restore(values));
      return true;
    },
    onAddAsNew: setDraft,
    onDiscard: () => setDraft(noDraft),
  };
}
