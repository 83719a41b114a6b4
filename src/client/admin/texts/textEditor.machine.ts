import { assign, fromPromise, setup } from 'xstate';
import { languages } from '../../../model/site/languages';
import type {
  TextEditorContext,
  TextEditorEvent,
  CommittedVersions,
  TextDraft,
  TextEdit,
  TextRemoval,
  TextSave,
} from '../../../model/admin/textEdit';
import {
  afterSave,
  editedKey,
  emptyTextContext,
  isChangedInBoth,
  isSameText,
  nextSave,
  otherFailedSaves,
  removalOf,
} from '../../../model/admin/textEdit';
import { notProvided } from '../../../model/admin/notProvided';

/**
 * Edits the texts of a page (specification, section 4): one text at a time, in both languages. The view provides the actors
 * (requests, confirmation) and the actions (toasts).
 */

/** `editing`: a form is open. `busy`: a request runs. */
type TextEditorTag = 'editing' | 'busy' | 'failed';

const machine = setup({
  types: {
    context: {} as TextEditorContext, // how XState is given types
    events: {} as TextEditorEvent, // likewise
    tags: {} as TextEditorTag, // likewise
  },
  actors: {
    /** Saves both languages as one change; null if each is to be saved instead. */
    saveTogether: fromPromise<CommittedVersions | null, TextEdit>(notProvided),
    /** Saves one language, unless its value is stored already. */
    save: fromPromise<CommittedVersions, TextSave>(notProvided),
    flag: fromPromise<CommittedVersions, { key: string; isHtml: boolean }>(notProvided),
    confirmDeletion: fromPromise<boolean, TextRemoval>(notProvided),
    remove: fromPromise<CommittedVersions, TextRemoval>(notProvided),
  },
  actions: {
    reset: assign(emptyTextContext),
    setSubmitted: assign(({ event }) =>
      event.type === 'submit'
        ? { values: event.values, base: event.base, unsent: languages, changes: [] }
        : {},
    ),
    storeSaved: assign(({ context }, { changes }: { changes: CommittedVersions }) =>
      afterSave(context, changes),
    ),
    storeFailedSave: assign(({ context }) => ({
      failedSaves: [
        ...otherFailedSaves(context),
        { key: editedKey(context), requestKey: context.requestKey },
      ],
    })),
    clearFailedSave: assign(({ context }) => ({ failedSaves: otherFailedSaves(context) })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceModified: (_, _params: { changes: CommittedVersions }) => undefined,
    announceDeleted: (_, _params: { changes: CommittedVersions }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

interface Failure {
  readonly event: { readonly error: unknown };
}

const causeOf = ({ event }: Failure) => ({ cause: event.error });

const changesOf = ({ event }: { readonly event: { readonly output: CommittedVersions } }) => ({
  changes: event.output,
});

/** After a failed request: stores the failure for the form and announces it. */
const failed = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'setFailure', params: causeOf },
      { type: 'announceFailure', params: causeOf },
    ],
  }) as const;

const saveFailed = { target: 'failed', actions: ['storeFailedSave', ...failed('failed').actions] } as const;

/** After a submit: saves both languages as one change, or the only one that was changed. */
const save = [
  {
    guard: ({ event }: { readonly event: TextDraft }) => isChangedInBoth(event),
    target: 'savingTogether',
    actions: 'setSubmitted',
  },
  { target: 'saving', actions: 'setSubmitted' },
] as const;

export const textEditorMachine = machine.createMachine({
  id: 'textEditor',
  context: { ...emptyTextContext, failedSaves: [] },
  initial: 'display',
  states: {
    display: {
      entry: 'reset',
      on: {
        edit: {
          target: 'editing',
          actions: assign(({ context: { failedSaves }, event }) => ({
            key: event.key,
            requestKey: failedSaves.find(({ key }) => key === event.key)?.requestKey ?? event.requestKey,
            initialValues: event.initialValues,
            draft: event.draft ?? null,
            isHtml: event.isHtml ?? false,
          })),
        },
        delete: { target: 'deleting', actions: assign(({ event }) => ({ key: event.key })) },
        restore: {
          target: 'deleting',
          actions: assign(({ event }) => ({ key: event.key, isRestoring: true })),
        },
        flag: {
          target: 'flagging',
          actions: assign(({ event }) => ({ key: event.key, isHtml: event.isHtml })),
        },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        submit: [
          {
            guard: ({ context, event }) => isSameText(context.initialValues, event.values),
            target: 'display',
          },
          ...save,
        ],
        cancel: 'display',
      },
    },
    savingTogether: {
      tags: ['editing', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'saveTogether',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'saving' },
          {
            target: 'display',
            actions: [
              'clearFailedSave',
              { type: 'announceModified', params: ({ event }) => ({ changes: event.output ?? [] }) },
            ],
          },
        ],
        onError: saveFailed,
      },
    },
    saving: {
      tags: ['editing', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'save',
        input: ({ context }) => nextSave(context),
        onDone: [
          {
            guard: ({ context }) => context.unsent.length > 1,
            target: 'saving',
            reenter: true,
            actions: { type: 'storeSaved', params: changesOf },
          },
          {
            target: 'display',
            actions: [
              { type: 'storeSaved', params: changesOf },
              'clearFailedSave',
              { type: 'announceModified', params: ({ context }) => ({ changes: context.changes }) },
            ],
          },
        ],
        onError: saveFailed,
      },
    },
    failed: {
      tags: ['editing', 'failed'],
      on: {
        // One language may have been saved before the other failed: the next submit sends what still differs.
        submit: [...save],
        cancel: 'display',
      },
    },
    flagging: {
      tags: 'busy',
      invoke: {
        src: 'flag',
        input: ({ context }) => ({ key: editedKey(context), isHtml: context.isHtml }),
        onDone: { target: 'display', actions: { type: 'announceModified', params: changesOf } },
        onError: failed('display'),
      },
    },
    deleting: {
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => removalOf(context),
            onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, '#textEditor.display'],
            onError: failed('#textEditor.display'),
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'remove',
            input: ({ context }) => removalOf(context),
            onDone: [
              {
                guard: ({ context }) => context.isRestoring,
                target: '#textEditor.display',
                actions: { type: 'announceModified', params: changesOf },
              },
              {
                target: '#textEditor.display',
                actions: { type: 'announceDeleted', params: changesOf },
              },
            ],
            onError: failed('#textEditor.display'),
          },
        },
      },
    },
  },
});
