import { assign, fromPromise, setup } from 'xstate';
import type { Order } from '../../../model/schema/mergeOrders';
import { isSameOrder, mergeOrders } from '../../../model/schema/mergeOrders';
import type { FormValues } from '../../../model/schema/rows';

/**
 * Editing a list (specification, section 4): it is shown, and one thing at a time is added, edited, deleted or the whole of
 * it reordered. What is sent, asked and announced is the view's: it provides the actors and the actions.
 */

/** The change that a call made, by which it can be undone; null where it made none. */
export type CommittedChange = number | null;

export interface ListEditorContext {
  /** The row that is edited or deleted. */
  readonly rowId: number | null;
  /** What was submitted last. */
  readonly values: FormValues;
  /**
   * The row as the form knows it: as it was when it was opened, with what was seen of others' changes since; of a new one
   * what follows from where it is added.
   */
  readonly base: FormValues;
  /** The order as others have it, and with what was moved. */
  readonly initialOrder: Order;
  readonly order: Order;
  /** The list has changed since reordering began. */
  readonly hasNews: boolean;
  /** Why the last call failed, as the actor rejected; none once it was tried again or given up. */
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
  /** The row that was edited is gone: what was typed is saved as a new one. */
  | { type: 'submitAsNew'; values: FormValues; base: FormValues }
  | { type: 'cancel' }
  /** What was moved goes: the list stays as others have it. */
  | { type: 'leaveOut' }
  /** Rows came, went or were moved by others while the list was open. */
  | { type: 'rowsChanged'; order: Order };

/** `blocked`: nothing else may be begun; `busy`: a call runs; `open`: a form is open. */
export type ListEditorTag = 'blocked' | 'busy' | 'saving' | 'deleting' | 'reordering' | 'open' | 'adding';

const nothing: ListEditorContext = {
  rowId: null,
  values: {},
  base: {},
  initialOrder: [],
  order: [],
  hasNews: false,
  failure: null,
};

/** The list as it is now, with what was moved moved again; no news where it is what was to be saved. */
const followed = ({ order, initialOrder, hasNews }: ListEditorContext, present: Order) =>
  isSameOrder(present, initialOrder)
    ? {}
    : {
        order: mergeOrders(order, initialOrder, present),
        initialOrder: present,
        hasNews: hasNews || !isSameOrder(present, order),
      };

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as ListEditorContext,
    events: {} as ListEditorEvent,
    tags: {} as ListEditorTag,
  },
  actors: {
    save: fromPromise<CommittedChange, { values: FormValues; base: FormValues }>(unprovided),
    update: fromPromise<CommittedChange, { id: number; values: FormValues; base: FormValues }>(unprovided),
    confirmDeletion: fromPromise<boolean, { id: number }>(unprovided),
    remove: fromPromise<CommittedChange, { id: number }>(unprovided),
    reorder: fromPromise<CommittedChange, { order: Order }>(unprovided),
  },
  actions: {
    forget: assign(nothing),
    keepValues: assign((_, { values, base }: { values: FormValues; base: FormValues }) => ({
      values,
      base,
      failure: null,
    })),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceAdded: (_, _made: { change: CommittedChange }) => undefined,
    announceModified: (_, _made: { change: CommittedChange }) => undefined,
    announceDeleted: (_, _made: { change: CommittedChange }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
  guards: {
    orderChanged: ({ context }) => !isSameOrder(context.order, context.initialOrder),
    isSomethingToOrder: (_, { order }: { order: Order }) => order.length > 1,
  },
});

const madeBy = ({ event }: { readonly event: { readonly output: CommittedChange } }) => ({
  change: event.output,
});

const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

/** A call failed: it is kept for the form's banner, and announced. */
const failed = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'keepFailure', params: causeOf },
      { type: 'announceFailure', params: causeOf },
    ],
  }) as const;

const submitted = ({ event }: { event: { values: FormValues; base?: FormValues } }) => ({
  values: event.values,
  base: event.base ?? {},
});

/** A form takes what is typed; the same whether it was just opened or its last save failed. */
const filling = {
  on: {
    submit: {
      target: 'saving',
      actions: { type: 'keepValues', params: submitted },
    },
    cancel: '#listEditor.idle',
  },
} as const;

export const listEditorMachine = machine.createMachine({
  id: 'listEditor',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
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
            onDone: { target: '#listEditor.idle', actions: { type: 'announceAdded', params: madeBy } },
            onError: failed('filling'),
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
              actions: [assign({ rowId: null }), { type: 'keepValues', params: submitted }],
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
            onDone: { target: '#listEditor.idle', actions: { type: 'announceModified', params: madeBy } },
            onError: failed('filling'),
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
            onError: failed('#listEditor.idle'),
          },
        },
        removing: {
          tags: ['busy', 'deleting'],
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ id: context.rowId ?? 0 }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceDeleted', params: madeBy } },
            onError: failed('#listEditor.idle'),
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
            rowsChanged: { actions: assign(({ context, event }) => followed(context, event.order)) },
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
            onDone: { target: '#listEditor.idle', actions: { type: 'announceModified', params: madeBy } },
            onError: failed('arranging'),
          },
        },
      },
    },
  },
});
