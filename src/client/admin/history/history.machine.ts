import { assign, fromPromise, setup } from 'xstate';
import type { HistoryEntry } from '../../../model/history';

/**
 * Reading the history of changes: the newest are loaded, then older ones as they are asked for; a change is undone, and
 * what is shown is loaded anew. What is sent and announced is the view's: it provides the actors and the actions.
 */

/** Changes, the newest first, and whether there are older ones than these. */
export interface LoadedChanges {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
  /** That of the content when they were asked for; null where the back-end does not count. */
  readonly version: number | null;
}

/** Which changes are loaded: those before one, those down to one, or a page of the newest. */
export interface ChangesWanted {
  readonly before?: number | undefined;
  readonly downTo?: number | undefined;
}

interface HistoryContext extends LoadedChanges {
  /** The change that is being undone, or that could not be, and why, as the actor rejected. */
  readonly undoing: number | null;
  readonly refusal: { readonly cause: unknown } | null;
  /** Why the first page could not be loaded. */
  readonly failure: { readonly cause: unknown } | null;
}

type HistoryEvent = { type: 'retry' } | { type: 'older' } | { type: 'newest' } | { type: 'undo'; id: number };

/** `busy`: a call runs; `older`: older changes are on their way. */
type HistoryTag = 'loading' | 'failed' | 'busy' | 'older' | 'undoing';

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as HistoryContext, // how XState is given types
    events: {} as HistoryEvent, // likewise
    tags: {} as HistoryTag, // likewise
  },
  actors: {
    load: fromPromise<LoadedChanges, ChangesWanted>(unprovided),
    undo: fromPromise<unknown, { id: number }>(unprovided),
  },
  actions: {
    keep: assign((_, { changes, hasOlder, version }: LoadedChanges) => ({ changes, hasOlder, version })),
    append: assign(({ context }, { changes, hasOlder }: LoadedChanges) => ({
      changes: [...context.changes, ...changes],
      hasOlder,
    })),
    announceUndone: () => undefined,
    announceRefusal: (_, _refusal: { cause: unknown }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
  guards: { hasOlder: ({ context }) => context.hasOlder },
});

interface Failure {
  readonly event: { readonly error: unknown };
}

const causeOf = ({ event }: Failure) => ({ cause: event.error });
const outputOf = ({ event }: { readonly event: { readonly output: LoadedChanges } }) => event.output;

export const historyMachine = machine.createMachine({
  id: 'history',
  context: { changes: [], hasOlder: false, version: null, undoing: null, refusal: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['loading', 'busy'],
      entry: assign({ failure: null }),
      invoke: {
        src: 'load',
        input: {},
        onDone: { target: 'shown', actions: { type: 'keep', params: outputOf } },
        onError: { target: 'failed', actions: assign((failure) => ({ failure: causeOf(failure) })) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    shown: {
      on: {
        older: { guard: 'hasOlder', target: 'loadingOlder' },
        newest: 'refreshing',
        undo: {
          target: 'undoing',
          actions: assign(({ event }) => ({ undoing: event.id, refusal: null })),
        },
      },
    },
    loadingOlder: {
      tags: ['busy', 'older'],
      invoke: {
        src: 'load',
        input: ({ context }) => ({ before: context.changes.at(-1)?.id }),
        onDone: { target: 'shown', actions: { type: 'append', params: outputOf } },
        onError: { target: 'shown', actions: { type: 'announceFailure', params: causeOf } },
      },
    },
    /** All that is shown is loaded anew: an undo changes what is told of older changes, too. */
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ downTo: context.changes.at(-1)?.id }),
        onDone: { target: 'shown', actions: { type: 'keep', params: outputOf } },
        onError: { target: 'shown', actions: { type: 'announceFailure', params: causeOf } },
      },
    },
    undoing: {
      tags: ['busy', 'undoing'],
      invoke: {
        src: 'undo',
        input: ({ context }) => ({ id: context.undoing ?? 0 }),
        onDone: { target: 'refreshing', actions: [assign({ undoing: null }), 'announceUndone'] },
        onError: {
          target: 'refreshing', // what stands in the way is a newer change
          actions: [
            assign((failure) => ({ refusal: causeOf(failure) })),
            { type: 'announceRefusal', params: causeOf },
          ],
        },
      },
    },
  },
});
