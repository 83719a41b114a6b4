import { assign, fromPromise, setup } from 'xstate';
import type { HistoryEntry } from '../../../model/history';

/**
 * The history of changes. The newest page is loaded first, older pages on request. After an undo the shown changes are
 * loaded again. The view provides the actors (requests) and the actions (toasts).
 */

/** Loaded changes, newest first, and whether older ones exist. */
export interface LoadedChanges {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
  /** The version of the content at the time of the request; null if the server does not number its changes. */
  readonly version: number | null;
}

/** Which changes to load: the page before an id, all down to an id, or the newest page. */
export interface ChangesQuery {
  readonly before?: number | undefined;
  readonly downTo?: number | undefined;
}

interface HistoryContext extends LoadedChanges {
  /** The id of the change that is being undone, or whose undo failed. */
  readonly undoing: number | null;
  /** Why the undo failed: the rejection of the actor. */
  readonly refusal: { readonly cause: unknown } | null;
  /** Why the first page could not be loaded: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

type HistoryEvent = { type: 'retry' } | { type: 'older' } | { type: 'newest' } | { type: 'undo'; id: number };

/** `busy`: a request runs. `older`: older changes are loading. */
type HistoryTag = 'loading' | 'failed' | 'busy' | 'older' | 'undoing';

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as HistoryContext, // how XState is given types
    events: {} as HistoryEvent, // likewise
    tags: {} as HistoryTag, // likewise
  },
  actors: {
    load: fromPromise<LoadedChanges, ChangesQuery>(unprovided),
    undo: fromPromise<unknown, { id: number }>(unprovided),
  },
  actions: {
    setChanges: assign((_, { changes, hasOlder, version }: LoadedChanges) => ({
      changes,
      hasOlder,
      version,
    })),
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
        onDone: { target: 'shown', actions: { type: 'setChanges', params: outputOf } },
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
    /** All shown changes are loaded again: an undo also marks an older change as undone. */
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ downTo: context.changes.at(-1)?.id }),
        onDone: { target: 'shown', actions: { type: 'setChanges', params: outputOf } },
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
          target: 'refreshing', // a newer change conflicts with the undo: load it
          actions: [
            assign((failure) => ({ refusal: causeOf(failure) })),
            { type: 'announceRefusal', params: causeOf },
          ],
        },
      },
    },
  },
});
