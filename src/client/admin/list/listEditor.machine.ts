import { assign, fromPromise, setup } from 'xstate';
import type { Order } from '../../../model/schema/mergeOrders';
import { isSameOrder, mergeOrders } from '../../../model/schema/mergeOrders';
import type { FormValues } from '../../../model/schema/rows';

/**
 * The states of a list editor (specification, section 4). One row at a time is added, edited or deleted, or the whole
 * list is reordered. The view provides the actors, which send requests and ask questions, and the actions, which show
 * toasts.
 */

/** The version of the change that a request made, by which it can be undone; null if it changed nothing. */
export type CommittedChange = number | null;

export interface ListEditorContext {
  /** The id of the row that is edited or deleted. */
  readonly rowId: number | null;
  /** The values of the last submit. */
  readonly values: FormValues;
  /**
   * The row as the administrator knows it: as it was when the form was opened, with the changes of others that the
   * form has shown since. For a new row, the preset values.
   */
  readonly base: FormValues;
  /** The order without the administrator's moves, and with them. */
  readonly initialOrder: Order;
  readonly order: Order;
  /** Whether others have changed the list since reordering began. */
  readonly hasRemoteChanges: boolean;
  /** The error with which the last request's actor rejected; null after a retry or a cancel. */
  readonly failure: { readonly cause: unknown } | null;
}

export type ListEditorEvent =
  | { type: 'add' }
  | { type: 'edit'; id: number }
  | { type: 'delete'; id: number }
  | { type: 'reorder'; order: Order }
  | { type: 'move'; order: Order }
  | { type: 'done' }
  | { type: 'submit'; values: FormValues; base?: FormValues }
  /** The edited row was deleted: the typed values are saved as a new row. */
  | { type: 'submitAsNew'; values: FormValues; base: FormValues }
  | { type: 'cancel' }
  /** Discards the administrator's moves: the list gets the order that others have. */
  | { type: 'leaveOut' }
  /** Others added, deleted or moved rows while the list was open. */
  | { type: 'rowsChanged'; order: Order };

/** `blocked`: no other action can start; `busy`: a request is running; `open`: a form is open. */
export type ListEditorTag = 'blocked' | 'busy' | 'saving' | 'deleting' | 'reordering' | 'open' | 'adding';

const initialContext: ListEditorContext = {
  rowId: null,
  values: {},
  base: {},
  initialOrder: [],
  order: [],
  hasRemoteChanges: false,
  failure: null,
};

/** The current order with the administrator's moves applied again. An order equal to the moved one is no news. */
const applyCurrentOrder = ({ order, initialOrder, hasRemoteChanges }: ListEditorContext, current: Order) =>
  isSameOrder(current, initialOrder)
    ? {}
    : {
        order: mergeOrders(order, initialOrder, current),
        initialOrder: current,
        hasRemoteChanges: hasRemoteChanges || !isSameOrder(current, order),
      };

const notProvided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as ListEditorContext,
    events: {} as ListEditorEvent,
    tags: {} as ListEditorTag,
  },
  actors: {
    save: fromPromise<CommittedChange, { values: FormValues; base: FormValues }>(notProvided),
    update: fromPromise<CommittedChange, { id: number; values: FormValues; base: FormValues }>(notProvided),
    confirmDeletion: fromPromise<boolean, { id: number }>(notProvided),
    remove: fromPromise<CommittedChange, { id: number }>(notProvided),
    reorder: fromPromise<CommittedChange, { order: Order }>(notProvided),
  },
  actions: {
    reset: assign(initialContext),
    storeValues: assign((_, { values, base }: { values: FormValues; base: FormValues }) => ({
      values,
      base,
      failure: null,
    })),
    storeFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceAdded: (_, _params: { change: CommittedChange }) => undefined,
    announceModified: (_, _params: { change: CommittedChange }) => undefined,
    announceDeleted: (_, _params: { change: CommittedChange }) => undefined,
    announceFailure: (_, _params: { cause: unknown }) => undefined,
  },
  guards: {
    orderChanged: ({ context }) => !isSameOrder(context.order, context.initialOrder),
    isSomethingToOrder: (_, { order }: { order: Order }) => order.length > 1,
  },
});

const changeOf = ({ event }: { readonly event: { readonly output: CommittedChange } }) => ({
  change: event.output,
});

const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

/** After a failed request: stores the error for the form's banner, and shows a toast. */
const afterFailure = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'storeFailure', params: causeOf },
      { type: 'announceFailure', params: causeOf },
    ],
  }) as const;

const submittedValues = ({ event }: { event: { values: FormValues; base?: FormValues } }) => ({
  values: event.values,
  base: event.base ?? {},
});

/** The form is being filled in: after it was opened, or after a failed save. */
const filling = {
  on: {
    submit: {
      target: 'saving',
      actions: { type: 'storeValues', params: submittedValues },
    },
    cancel: '#listEditor.idle',
  },
} as const;

export const listEditorMachine = machine.createMachine({
  id: 'listEditor',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: {
        add: 'adding',
        edit: { target: 'editing', actions: assign(({ event }) => ({ rowId: event.id })) },
        delete: { target: 'deleting', actions: assign(({ event }) => ({ rowId: event.id })) },
        reorder: {
          guard: { type: 'isSomethingToOrder', params: ({ event }) => ({ order: event.order }) },
          target: 'reordering',
          actions: assign(({ event }) => ({ initialOrder: event.order, order: event.order })),
        },
      },
    },
    adding: {
      tags: ['blocked', 'open', 'adding'],
      initial: 'filling',
      states: {
        filling,
        saving: {
          tags: ['busy', 'saving'],
          invoke: {
            src: 'save',
            input: ({ context }) => ({ values: context.values, base: context.base }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceAdded', params: changeOf } },
            onError: afterFailure('filling'),
          },
        },
      },
    },
    editing: {
      tags: ['blocked', 'open'],
      initial: 'filling',
      states: {
        filling: {
          on: {
            ...filling.on,
            submitAsNew: {
              target: '#listEditor.adding.saving',
              actions: [assign({ rowId: null }), { type: 'storeValues', params: submittedValues }],
            },
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          invoke: {
            src: 'update',
            input: ({ context }) => ({
              id: context.rowId ?? 0,
              values: context.values,
              base: context.base,
            }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceModified', params: changeOf } },
            onError: afterFailure('filling'),
          },
        },
      },
    },
    deleting: {
      tags: 'blocked',
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => ({ id: context.rowId ?? 0 }),
            onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, '#listEditor.idle'],
            onError: afterFailure('#listEditor.idle'),
          },
        },
        removing: {
          tags: ['busy', 'deleting'],
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ id: context.rowId ?? 0 }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceDeleted', params: changeOf } },
            onError: afterFailure('#listEditor.idle'),
          },
        },
      },
    },
    reordering: {
      tags: ['blocked', 'reordering'],
      initial: 'arranging',
      states: {
        arranging: {
          on: {
            move: { actions: assign(({ event }) => ({ order: event.order, failure: null })) },
            rowsChanged: { actions: assign(({ context, event }) => applyCurrentOrder(context, event.order)) },
            leaveOut: { actions: assign(({ context }) => ({ order: context.initialOrder, failure: null })) },
            done: [{ guard: 'orderChanged', target: 'saving' }, '#listEditor.idle'],
            cancel: '#listEditor.idle',
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          invoke: {
            src: 'reorder',
            input: ({ context }) => ({ order: context.order }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceModified', params: changeOf } },
            onError: afterFailure('arranging'),
          },
        },
      },
    },
  },
});
