import { assign, fromPromise, setup } from 'xstate';
import { languages } from '../../../model/site/languages';
import type {
  TextEditorContext,
  TextEditorEvent,
  CommittedVersions,
  TextDraft,
  TextEdit,
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
} from '../../../model/admin/textEdit';
import { notProvided } from '../../../model/errors/notProvided';

/**
 * Edits the texts of a page (specification, section 4): one text at a time, in both languages. The view provides the actors
 * (requests, confirmation) and the actions (toasts).
 */

/** `editing`: a form is open. `busy`: a request runs. */
type TextEditorTag = 'editing' | 'busy' | 'failed';

const machine = setup({
  types: {
    context: {} as TextEditorContext,
    events: {} as TextEditorEvent,
    tags: {} as TextEditorTag,
  },
  actors: {
    /** Saves both languages as one change; null if each is to be saved instead. */
    saveTogether: fromPromise<CommittedVersions | null, TextEdit>(notProvided),
    /** Saves one language, unless its value is stored already. */
    save: fromPromise<CommittedVersions, TextSave>(notProvided),
    flag: fromPromise<CommittedVersions, { key: string; isHtml: boolean }>(notProvided),
    confirmDeletion: fromPromise<boolean, { key: string }>(notProvided),
    remove: fromPromise<CommittedVersions, { key: string }>(notProvided),
    confirmRestore: fromPromise<boolean, { key: string }>(notProvided),
    /** Replaces the text by the one that the site came with. */
    restore: fromPromise<CommittedVersions, { key: string }>(notProvided),
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

const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

const changesOf = ({ event }: { readonly event: { readonly output: CommittedVersions } }) => ({
  changes: event.output,
});

/** After a failed request: stores the failure for the form and announces it. */
const failureActions = [
  { type: 'setFailure', params: causeOf },
  { type: 'announceFailure', params: causeOf },
] as const;

const saveFailed = { target: 'failed', actions: ['storeFailedSave', ...failureActions] } as const;

/** After a submit: saves both languages as one change, or the only one that was changed. */
const save = [
  {
    guard: ({ event }: { readonly event: TextDraft }) => isChangedInBoth(event),
    target: 'savingTogether',
    actions: 'setSubmitted',
  },
  { target: 'saving', actions: 'setSubmitted' },
] as const;

const keyInput = ({ context }: { context: TextEditorContext }) => ({ key: editedKey(context) });

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
        restore: { target: 'restoring', actions: assign(({ event }) => ({ key: event.key })) },
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
        onError: { target: 'display', actions: failureActions },
      },
    },
    deleting: {
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: keyInput,
            onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, '#textEditor.display'],
            onError: { target: '#textEditor.display', actions: failureActions },
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'remove',
            input: keyInput,
            onDone: {
              target: '#textEditor.display',
              actions: { type: 'announceDeleted', params: changesOf },
            },
            onError: { target: '#textEditor.display', actions: failureActions },
          },
        },
      },
    },
    restoring: {
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmRestore',
            input: keyInput,
            onDone: [{ guard: ({ event }) => event.output, target: 'replacing' }, '#textEditor.display'],
            onError: { target: '#textEditor.display', actions: failureActions },
          },
        },
        replacing: {
          tags: 'busy',
          invoke: {
            src: 'restore',
            input: keyInput,
            onDone: {
              target: '#textEditor.display',
              actions: { type: 'announceModified', params: changesOf },
            },
            onError: { target: '#textEditor.display', actions: failureActions },
          },
        },
      },
    },
  },
});
