import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { conflictsOf } from '../../../../model/history';
import type { CommittedVersion } from '../../../../model/admin/listTask';
import type { EntityName } from '../../../../model/schema/entities';
import type { Order } from '../../../../model/schema/mergeOrders';
import { selectEditedRows } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppStore } from '../../../store/hooks';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { announceAfterUnmount } from '../../requests/announceAfterUnmount';
import { isRowMissing } from '../../requests/requestError';
import { useToasts } from '../../toasts/useToasts';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import type { PageEditing } from '../PageEditing';
import type { OrderOutcome } from './savedOrder.machine';
import { savedOrderMachine } from './savedOrder.machine';

interface SavedOrderOptions {
  readonly entity: EntityName;
  readonly editing: PageEditing;
  /** All rows of the list, in the order that is stored. */
  readonly order: Order;
  readonly reorder: (order: Order) => Promise<CommittedVersion>;
  /** Called once nothing is left to save. */
  readonly onDone: () => void;
}

/** How a request ends: with the order of others if they have changed the list. @throws ApiError for any other failure */
const outcomeOf = async (
  request: Promise<CommittedVersion>,
  storedOrder: () => Order,
): Promise<OrderOutcome> => {
  try {
    return { isSaved: true, version: await request };
  } catch (cause) {
    if (conflictsOf(cause).length === 0 && !isRowMissing(cause)) throw cause;
    return { isSaved: false, theirs: storedOrder(), cause };
  }
};

/** The machine with its request, the page and the toasts. */
const useOrderMachine = (options: SavedOrderOptions, storedOrder: () => Order) => {
  const { entity, editing, reorder, onDone } = options;
  const toasts = useToasts();
  const saved = (version: CommittedVersion): void => toasts.modified(entity, version);
  const finish = (): void => {
    editing.showOrder(undefined);
    editing.scanNow();
    onDone();
  };
  return useInspectedMachine(
    savedOrderMachine.provide({
      actors: {
        save: fromPromise(({ input, signal }) => {
          const request = announceAfterUnmount(signal, reorder(input.order), {
            done: (version) => {
              saved(version);
              finish();
            },
            failed: (cause) => {
              toasts.failed(cause);
              finish();
            },
          });
          return outcomeOf(request, storedOrder);
        }),
      },
      actions: {
        show: (_, order) => editing.showOrder({ entity, order }),
        announceSaved: (_, outcome) => outcome.isSaved && saved(outcome.version),
        announceFailure: (_, { cause }) => toasts.failed(cause),
        finish,
      },
    }),
    `${entity} order`,
  );
};

/**
 * Saves an order of a list, which the page shows at once. If somebody else has changed the list, the page shows their order with the
 * moves applied to it, and the administrator decides: `conflict` has what the two buttons do.
 */
export function useSavedOrder(options: SavedOrderOptions) {
  const { entity, order } = options;
  const store = useAppStore();
  const storedOrder = (): Order => {
    const rows: readonly StoredRow[] = selectEditedRows(store.getState(), entity);
    return rows.map(({ id }) => id).filter((id) => order.includes(id));
  };
  const [snapshot, send] = useOrderMachine(options, storedOrder);
  const { editing } = options;
  const hasProposal = snapshot.context.proposal !== null;
  useEffect(() => (hasProposal ? () => editing.showOrder(undefined) : undefined), [editing, hasProposal]);
  useUnsavedChanges(hasProposal);
  return {
    save: (mine: Order): void => send({ type: 'save', save: { order: mine, base: order } }),
    conflict: hasProposal
      ? {
          isSaving: snapshot.matches('saving'),
          onSave: () => send({ type: 'saveProposal', theirs: storedOrder() }),
          onDiscard: () => send({ type: 'discard' }),
        }
      : undefined,
  };
}
