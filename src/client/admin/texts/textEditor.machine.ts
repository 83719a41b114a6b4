import { assign, fromPromise, setup } from 'xstate';
import type {
  TextEditorContext,
  TextEditorEvent,
  CommittedVersions,
  TextEdit,
  TextSave,
} from '../../../model/admin/textEdit';
import {
  afterSave,
  isSameText,
  nextSave,
  otherFailedSaves,
  submitted,
  taskKey,
  taskOf,
} from '../../../model/admin/textEdit';
import { notProvided } from '../../../model/errors/notProvided';
import { causeOf } from '../../../model/admin/causeOf';
import { taskOfKind } from '../../../model/admin/taskOfKind';

/**
 * Edits the texts of a page (specification, section 4): one text at a time, in both languages. The view provides the actors
 * (requests, confirmation) and the actions (toasts).
 */

/** `editing`: a form is open. `busy`: a request runs. */
type TextEditorTag = 'editing' | 'busy' | 'failed';

const nothing = { task: { kind: 'none' }, failure: null } as const;

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
    reset: assign(nothing),
    begin: assign(({ context, event }) => ({ task: taskOf(event, context.failedSaves) })),
    setSubmitted: assign(({ context, event }) =>
      event.type === 'submit' ? { task: submitted(context.task, event) } : {},
    ),
    storeSaved: assign(({ context: { task } }, { changes }: { changes: CommittedVersions }) => {
      const edit = taskOfKind(task, 'save');
      return { task: { ...edit, ...afterSave(edit, changes) } };
    }),
    storeFailedSave: assign(({ context }) => {
      const { key, requestKey } = taskOfKind(context.task, 'save');
      return { failedSaves: [...otherFailedSaves(context), { key, requestKey }] };
    }),
    clearFailedSave: assign(({ context }) => ({ failedSaves: otherFailedSaves(context) })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceModified: (_, _params: { changes: CommittedVersions }) => undefined,
    announceDeleted: (_, _params: { changes: CommittedVersions }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

const changesOf = ({ event }: { readonly event: { readonly output: CommittedVersions } }) => ({
  changes: event.output,
});

/** After a failed request: stores the failure for the form and announces it. */
const failureActions = [
  { type: 'setFailure', params: causeOf },
  { type: 'announceFailure', params: causeOf },
] as const;

const saveFailed = { target: 'failed', actions: ['storeFailedSave', ...failureActions] } as const;

/** After a submit: saves both languages as one change if both are to be saved. */
const save = { target: 'savingTogether', actions: 'setSubmitted' } as const;

const keyInput = ({ context }: { context: TextEditorContext }) => ({ key: taskKey(context.task) });

export const textEditorMachine = machine.createMachine({
  id: 'textEditor',
  context: { ...nothing, failedSaves: [] },
  initial: 'display',
  states: {
    display: {
      entry: 'reset',
      on: {
        edit: { target: 'editing', actions: 'begin' },
        delete: { target: 'deleting', actions: 'begin' },
        restore: { target: 'restoring', actions: 'begin' },
        flag: { target: 'flagging', actions: 'begin' },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        submit: [
          {
            guard: ({ context, event }) =>
              isSameText(taskOfKind(context.task, 'edit', 'save').initialValues, event.values),
            target: 'display',
          },
          save,
        ],
        cancel: 'display',
      },
    },
    savingTogether: {
      tags: ['editing', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'saveTogether',
        input: ({ context }) => taskOfKind(context.task, 'save'),
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
        input: ({ context }) => nextSave(taskOfKind(context.task, 'save')),
        onDone: [
          {
            guard: ({ context }) => taskOfKind(context.task, 'save').unsent.length > 1,
            target: 'saving',
            reenter: true,
            actions: { type: 'storeSaved', params: changesOf },
          },
          {
            target: 'display',
            actions: [
              { type: 'storeSaved', params: changesOf },
              'clearFailedSave',
              {
                type: 'announceModified',
                params: ({ context }) => ({ changes: taskOfKind(context.task, 'save').changes }),
              },
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
        submit: save,
        cancel: 'display',
      },
    },
    flagging: {
      tags: 'busy',
      invoke: {
        src: 'flag',
        input: ({ context }) => {
          const { key, isHtml } = taskOfKind(context.task, 'flag');
          return { key, isHtml };
        },
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
