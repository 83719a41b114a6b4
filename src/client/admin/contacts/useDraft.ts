import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { NewRow } from '../requests/entityRequests';
import type { ListEditorState } from '../list/useListEditor';
import { useLatest } from '../requests/useLatest';
import { useRestoreOffer } from '../toasts/useRestoreOffer';

const noDraft: NewRow = {};

/** Rows whose new ones are discarded where something lacks (specification, section 5). */
const discardsIncomplete = (entity: EntityName): boolean => entity !== 'telephone';

const isTyped = (values: NewRow): boolean =>
  Object.values(values).some((value) => typeof value === 'string' && value.trim() !== '');

/**
 * What was typed into a new row that was discarded, since something lacked: it can be brought back at once, and is there
 * when the next row is added.
 */
export const useDraft = (
  { entity, rows, isAdding, isBlocked, send }: ListEditorState,
  isDisabled: boolean,
) => {
  const offer = useRestoreOffer();
  const [draft, setDraft] = useState(noDraft);
  const [count, setCount] = useState(rows.length);
  if (count !== rows.length) {
    setCount(rows.length);
    if (rows.length > count) setDraft(noDraft); // it was saved
  }
  const bringBack = useLatest((values: NewRow): boolean => {
    if (isBlocked || isDisabled) return false;
    setDraft(values);
    send({ type: 'add' });
    return true;
  });
  return {
    draft: isAdding ? draft : noDraft,
    onIncomplete: (values: NewRow): boolean => {
      if (!discardsIncomplete(entity)) return false;
      setDraft(values);
      if (isTyped(values)) offer(() => bringBack(values));
      return true;
    },
    onAddAsNew: setDraft,
    onDiscard: () => setDraft(noDraft),
  };
};
