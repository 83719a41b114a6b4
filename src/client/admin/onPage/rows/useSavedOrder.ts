import { useState } from 'react';
import { conflictsOf } from '../../../../model/history';
import type { CommittedVersion } from '../../../../model/admin/listTask';
import type { EntityName } from '../../../../model/schema/entities';
import type { Order } from '../../../../model/schema/mergeOrders';
import { isSameOrder, mergeOrders } from '../../../../model/schema/mergeOrders';
import { selectEditedRows } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppStore } from '../../../store/hooks';
import { isRowMissing } from '../../requests/requestError';
import { useToasts } from '../../toasts/useToasts';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import type { PageEditing } from '../PageEditing';

interface SavedOrderOptions {
  readonly entity: EntityName;
  readonly editing: PageEditing;
  /** All rows of the list, in the order that is stored. */
  readonly order: Order;
  readonly reorder: (order: Order) => Promise<CommittedVersion>;
  /** Called once nothing is left to save. */
  readonly onDone: () => void;
}

interface Proposal {
  readonly order: Order;
  /** The stored order, to which the moves are applied. */
  readonly theirs: Order;
}

/** The order that is proposed after a conflict. The page shows it. */
const useProposal = ({ entity, editing, order, onDone }: Omit<SavedOrderOptions, 'reorder'>) => {
  const store = useAppStore();
  const [proposal, setProposal] = useState<Proposal>();
  useUnsavedChanges(proposal !== undefined);
  return {
    proposal,
    storedOrder: (): Order => {
      const rows: readonly StoredRow[] = selectEditedRows(store.getState(), entity);
      return rows.map(({ id }) => id).filter((id) => order.includes(id));
    },
    /** Proposes moves in the order that others have saved. @returns false if nothing of them is left */
    propose: (mine: Order, base: Order, theirs: Order): boolean => {
      const merged = mergeOrders(mine, base, theirs);
      if (isSameOrder(merged, theirs)) return false;
      setProposal({ order: merged, theirs });
      editing.showOrder({ entity, order: merged });
      return true;
    },
    finish: (): void => {
      setProposal(undefined);
      editing.showOrder(undefined);
      editing.scanNow();
      onDone();
    },
  };
};

/**
 * Saves an order of a list, which the page shows at once. If somebody else has changed the list, the page shows their order with the
 * moves applied to it, and the administrator decides: `conflict` has what the two buttons do.
 */
export function useSavedOrder(options: SavedOrderOptions) {
  const { entity, editing, order, reorder } = options;
  const toasts = useToasts();
  const [isSaving, setIsSaving] = useState(false);
  const { proposal, storedOrder, propose, finish } = useProposal(options);
  const save = async (mine: Order): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    editing.showOrder({ entity, order: mine });
    try {
      toasts.modified(entity, await reorder(mine));
      finish();
    } catch (error) {
      const isChanged = conflictsOf(error).length > 0 || isRowMissing(error);
      if (!isChanged || !propose(mine, order, storedOrder())) {
        toasts.failed(error);
        finish();
      }
    } finally {
      setIsSaving(false);
    }
  };
  /** Saves the proposal, unless others have changed the list again: then the next proposal is shown first. */
  const saveProposal = ({ order: proposed, theirs }: Proposal): void => {
    const latest = storedOrder();
    if (isSameOrder(latest, theirs)) void save(proposed);
    else if (!propose(proposed, theirs, latest)) finish();
  };
  const discard = (): void => {
    if (!isSaving) finish();
  };
  return {
    save: (mine: Order) => void save(mine),
    conflict: proposal && { isSaving, onSave: () => saveProposal(proposal), onDiscard: discard },
  };
}
