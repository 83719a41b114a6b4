import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../model/admin/notProvided';
import type { PageSave, PageTarget } from '../../../model/admin/onPage/pageSource';
import { conflictsOf } from '../../../model/history';

/** The versions of the changes that a save made; null for a request that changed nothing. */
type SavedVersions = readonly (number | null)[];

interface PageEditorContext {
  /** What was found where the administrator clicked; the popover edits one of them. */
  readonly targets: readonly PageTarget[];
  readonly target: PageTarget | null;
  /** The last submitted values. */
  readonly save: PageSave | null;
  /** Why the last save failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

export type PageEditorEvent =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'choose'; targets: readonly PageTarget[] }
  | { type: 'turnTo'; target: PageTarget }
  | { type: 'submit'; save: PageSave }
  | { type: 'cancel' };

const nothing = { targets: [], target: null, save: null, failure: null } as const;

const machine = setup({
  types: {
    context: {} as PageEditorContext, // how XState is given types
    events: {} as PageEditorEvent, // likewise
    tags: {} as 'open' | 'busy', // likewise
  },
  actors: {
    /** Saves what was typed as one change. */
    save: fromPromise<SavedVersions, PageSave>(notProvided),
  },
  actions: {
    reset: assign(nothing),
    setTargets: assign(({ event }) =>
      event.type === 'choose' ? { ...nothing, targets: event.targets, target: event.targets[0] ?? null } : {},
    ),
    setTarget: assign(({ event }) =>
      event.type === 'turnTo' ? { target: event.target, save: null, failure: null } : {},
    ),
    setSave: assign(({ event }) => (event.type === 'submit' ? { save: event.save } : {})),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceSaved: (_, _params: { save: PageSave; versions: SavedVersions }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

/** @throws Error if nothing was submitted */
const submitted = ({ context: { save } }: { readonly context: PageEditorContext }): PageSave => {
  if (!save) throw new Error('Nothing was submitted.');
  return save;
};

const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

const failed = [
  { type: 'setFailure', params: causeOf },
  { type: 'announceFailure', params: causeOf },
] as const;

/** With an open popover: something else can be chosen, and what was typed can be saved or discarded. */
const whileOpen = {
  choose: { target: '#pageEditor.editing', actions: 'setTargets' },
  turnTo: { target: '#pageEditor.editing', actions: 'setTarget' },
  submit: { target: '#pageEditor.saving', actions: 'setSave' },
  cancel: '#pageEditor.choosing',
  stop: '#pageEditor.idle',
} as const;

/**
 * Edits what a public page shows, where it shows it: one text, row or picture at a time, in both languages. The view asks before
 * typed values are lost. It provides the request and the toasts.
 */
export const pageEditorMachine = machine.createMachine({
  id: 'pageEditor',
  context: nothing,
  initial: 'idle',
  states: {
    idle: { entry: 'reset', on: { start: 'choosing' } },
    choosing: {
      entry: 'reset',
      on: { choose: { target: 'editing', actions: 'setTargets' }, stop: 'idle' },
    },
    editing: { tags: 'open', on: whileOpen },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'save',
        input: submitted,
        onDone: {
          target: 'choosing',
          actions: {
            type: 'announceSaved',
            params: ({ context, event }) => ({ save: submitted({ context }), versions: event.output }),
          },
        },
        onError: [
          {
            guard: ({ event }) => conflictsOf(event.error).length > 0,
            target: 'conflict',
            actions: [...failed],
          },
          { target: 'failed', actions: [...failed] },
        ],
      },
    },
    /** Somebody else has saved the same since: the form shows both versions. */
    conflict: { tags: 'open', on: whileOpen },
    failed: { tags: 'open', on: whileOpen },
  },
});
