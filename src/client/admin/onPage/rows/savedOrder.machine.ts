import { assign, fromPromise, setup } from 'xstate';
import type { CommittedVersion } from '../../../../model/admin/listTask';
import { notProvided } from '../../../../model/errors/notProvided';
import type { Order } from '../../../../model/schema/mergeOrders';
import { isSameOrder, mergeOrders } from '../../../../model/schema/mergeOrders';
import { causeOf } from '../../../../model/admin/causeOf';

/** An order to save, and the stored order to which its moves were applied. */
interface OrderSave {
  readonly order: Order;
  readonly base: Order;
}

/** How a save ended. A conflict is an outcome, not an exception: it brings the order that others have saved. */
export type OrderOutcome =
  | { readonly isSaved: true; readonly version: CommittedVersion }
  | { readonly isSaved: false; readonly theirs: Order; readonly cause: unknown };

interface SavedOrderContext {
  /** The last save. */
  readonly save: OrderSave | null;
  /** What is proposed after a conflict: the moves, applied to the order that others have saved. */
  readonly proposal: OrderSave | null;
  /** Why the last save failed: the rejection of the request. */
  readonly failure: { readonly cause: unknown } | null;
}

type SavedOrderEvent =
  | { readonly type: 'save'; readonly save: OrderSave }
  /** Saves the proposal, unless others have changed the list again: `theirs` is the order that is stored now. */
  | { readonly type: 'saveProposal'; readonly theirs: Order }
  | { readonly type: 'discard' };

const nothing = { save: null, proposal: null, failure: null } as const;

/** @throws Error if there is none */
const required = (save: OrderSave | null): OrderSave => {
  if (!save) throw new Error('There is no order.');
  return save;
};

/** The same moves, applied to the order that others have saved. */
const appliedTo = (theirs: Order, save: OrderSave | null): OrderSave => {
  const { order, base } = required(save);
  return { order: mergeOrders(order, base, theirs), base: theirs };
};

const machine = setup({
  types: {
    context: {} as SavedOrderContext,
    events: {} as SavedOrderEvent,
  },
  actors: {
    /** Saves an order. Rejects if the request failed for another reason than a conflict. */
    save: fromPromise<OrderOutcome, OrderSave>(notProvided),
  },
  actions: {
    reset: assign(nothing),
    setSave: assign(({ event }) => (event.type === 'save' ? { save: event.save, failure: null } : {})),
    setSaveOfProposal: assign(({ context }) => ({ save: context.proposal, failure: null })),
    setConflict: assign(({ context }, outcome: OrderOutcome) =>
      outcome.isSaved
        ? {}
        : { proposal: appliedTo(outcome.theirs, context.save), failure: { cause: outcome.cause } },
    ),
    setNextProposal: assign(({ context, event }) =>
      event.type === 'saveProposal'
        ? { proposal: appliedTo(event.theirs, context.proposal), failure: null }
        : {},
    ),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    show: (_, _order: Order) => undefined,
    announceSaved: (_, _outcome: OrderOutcome) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
    /** Nothing is left to save: the page shows what is stored. */
    finish: () => undefined,
  },
  guards: {
    isProposalBasedOn: ({ context }, theirs: Order) => isSameOrder(required(context.proposal).base, theirs),
    hasMoves: ({ context }) => {
      const { order, base } = required(context.proposal);
      return !isSameOrder(order, base);
    },
  },
});

const save = { target: 'saving', actions: 'setSave' } as const;

/**
 * Saves the order of a list, which the page shows at once. If others have changed the list, the page shows their order with the
 * moves applied to it, and the administrator decides. The view provides the request, the page and the toasts.
 */
export const savedOrderMachine = machine.createMachine({
  id: 'savedOrder',
  context: nothing,
  initial: 'idle',
  states: {
    idle: { entry: 'reset', on: { save } },
    saving: {
      entry: { type: 'show', params: ({ context }) => required(context.save).order },
      invoke: {
        src: 'save',
        input: ({ context }) => required(context.save),
        onDone: [
          {
            guard: ({ event }) => event.output.isSaved,
            target: 'idle',
            actions: [{ type: 'announceSaved', params: ({ event }) => event.output }, 'finish'],
          },
          { target: 'merging', actions: { type: 'setConflict', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: causeOf },
        },
      },
    },
    /** The moves were applied to another order: they may all be in it already. */
    merging: {
      always: [
        { guard: 'hasMoves', target: 'conflict' },
        { guard: ({ context }) => context.failure !== null, target: 'failed' },
        { target: 'idle', actions: 'finish' },
      ],
    },
    conflict: {
      entry: { type: 'show', params: ({ context }) => required(context.proposal).order },
      on: {
        save, // of rows that were dragged already
        saveProposal: [
          {
            guard: { type: 'isProposalBasedOn', params: ({ event }) => event.theirs },
            target: 'saving',
            actions: 'setSaveOfProposal',
          },
          { target: 'merging', actions: 'setNextProposal' },
        ],
        discard: { target: 'idle', actions: 'finish' },
      },
    },
    failed: {
      entry: [
        assign({ proposal: null }),
        { type: 'announceFailure', params: ({ context }) => ({ cause: context.failure?.cause }) },
        'finish',
      ],
      on: { save },
    },
  },
});
