import { assign, fromPromise, setup } from 'xstate';
import { conflictsOf, theirValuesOf } from '../../../model/history';
import type {
  Columns,
  CommittedVersion,
  Deletion,
  FormTask,
  ListEditorContext,
  ListEditorEvent,
  ListTask,
  SavedRow,
  FileUploadInput,
} from '../../../model/admin/listTask';
import {
  addTask,
  fileToUpload,
  formTask,
  hasFileToUpload,
  submittedColumns,
  submittedTask,
  withUploadedFile,
  withSeenChanges,
} from '../../../model/admin/listTask';
import { afterDeletion } from '../../../model/admin/failedDeletions';
import { inCurrentOrder, isOrderChanged } from '../../../model/admin/reorderTask';
import type { Order } from '../../../model/schema/mergeOrders';
import type { ListEditorTag } from '../../../model/admin/listEditorTag';
import { notProvided } from '../../../model/errors/notProvided';
import { causeOf } from '../../../model/admin/causeOf';
import { taskOfKind } from '../../../model/admin/taskOfKind';

/*
 * The states of a list editor (specification, section 4). A form's files are uploaded before its row is saved. The view provides
 * the actors, which send requests and ask questions, and the actions, which show toasts.
 */

const noTask = { task: { kind: 'none' }, uploadedFiles: [], percent: null, failure: null } as const;

const machine = setup({
  types: {
    context: {} as ListEditorContext,
    events: {} as ListEditorEvent,
    tags: {} as ListEditorTag,
  },
  actors: {
    /** Uploads a file. Returns its name on the server. */
    uploadFile: fromPromise<string, FileUploadInput>(notProvided),
    save: fromPromise<SavedRow, { task: FormTask; columns: Columns }>(notProvided),
    confirmDeletion: fromPromise<boolean, { id: number }>(notProvided),
    remove: fromPromise<CommittedVersion, Deletion>(notProvided),
    reorder: fromPromise<CommittedVersion, { order: Order }>(notProvided),
  },
  actions: {
    reset: assign(noTask),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    /** The form shows the values of others: the next request is based on them. */
    storeSeenChanges: assign(({ context }, { cause }: { cause: unknown }) => ({
      task: withSeenChanges(formTask(context.task), theirValuesOf(conflictsOf(cause)[0])),
    })),
    submit: assign(({ context, event }, { task = context.task }: { task?: ListTask }) =>
      'values' in event ? { task: submittedTask(task, event, event.addition), failure: null } : {},
    ),
    storeDeletion: assign(({ context }, { hasFailed }: { hasFailed: boolean }) => ({
      failedDeletions: afterDeletion(context.failedDeletions, context.task, hasFailed),
    })),
    announceAdded: (_, _params: SavedRow) => undefined,
    announceModified: (_, _params: SavedRow) => undefined,
    announceOrder: (_, _params: { change: CommittedVersion }) => undefined,
    announceDeleted: (_, _params: { change: CommittedVersion }) => undefined,
    announceFailure: (_, _params: { cause: unknown }) => undefined,
  },
  guards: {
    isFileToUpload: ({ context }) => hasFileToUpload(formTask(context.task), context.uploadedFiles),
    isOrderChanged: ({ context }) => isOrderChanged(context.task),
    isNewRow: ({ context }) => context.task.kind === 'save',
  },
});

const changeOf = ({ event }: { readonly event: { readonly output: CommittedVersion } }) => ({
  change: event.output,
});

const savedRowOf = ({ event }: { readonly event: { readonly output: SavedRow } }) => event.output;

/** Back to the list, with a toast. */
const finished = <Toast extends 'announceAdded' | 'announceModified'>(type: Toast) =>
  ({ target: '#listEditor.idle', actions: { type, params: savedRowOf } }) as const;

/** After a failed request: stores the error for the form's banner, and shows a toast. */
const failureActions = [
  { type: 'setFailure', params: causeOf },
  { type: 'announceFailure', params: causeOf },
] as const;

/** The form of a row. After the submit its files are uploaded one after the other, then its row. */
const form = machine.createStateConfig({
  initial: 'filling',
  states: {
    filling: {
      on: {
        submit: { target: 'preparing', actions: { type: 'submit', params: {} } },
        submitAsNew: {
          target: '#listEditor.adding.preparing',
          actions: { type: 'submit', params: { task: { kind: 'add' } } },
        },
        cancel: '#listEditor.idle',
      },
    },
    preparing: { always: [{ guard: 'isFileToUpload', target: 'uploadingFile' }, { target: 'saving' }] },
    uploadingFile: {
      tags: ['busy', 'saving', 'uploading'],
      entry: assign({ percent: null }),
      on: {
        uploadProgress: { actions: assign(({ event }) => ({ percent: event.percent })) },
        stopUpload: 'filling', // its row is not saved yet
      },
      invoke: {
        src: 'uploadFile',
        input: ({ context, self }) => ({
          ...fileToUpload(formTask(context.task), context.uploadedFiles),
          onProgress: (percent: number | null) => self.send({ type: 'uploadProgress', percent }),
        }),
        onDone: {
          target: 'preparing',
          actions: assign(({ context, event }) => ({
            uploadedFiles: withUploadedFile(formTask(context.task), context.uploadedFiles, event.output),
          })),
        },
        onError: { target: 'filling', actions: failureActions },
      },
    },
    saving: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'save',
        input: ({ context }) => {
          const task = formTask(context.task);
          return { task, columns: submittedColumns(task, context.uploadedFiles) };
        },
        onDone: [{ ...finished('announceAdded'), guard: 'isNewRow' }, finished('announceModified')],
        onError: {
          target: 'filling',
          actions: [...failureActions, { type: 'storeSeenChanges', params: causeOf }],
        },
      },
    },
  },
});

export const listEditorMachine = machine.createMachine({
  id: 'listEditor',
  context: { ...noTask, failedDeletions: [] },
  initial: 'idle',
  states: {
    idle: {
      entry: 'reset',
      on: {
        add: { target: 'adding', actions: assign(({ event }) => ({ task: addTask(event) })) },
        edit: { target: 'editing', actions: assign(({ event: { id } }) => ({ task: { kind: 'edit', id } })) },
        delete: {
          target: 'deleting',
          actions: assign(({ context, event: { id, requestKey } }) => {
            const failed = context.failedDeletions.find((deletion) => deletion.id === id);
            return { task: { kind: 'delete', id, requestKey: failed?.requestKey ?? requestKey } };
          }),
        },
        reorder: {
          guard: ({ event }) => event.order.length > 1,
          target: 'reordering',
          actions: assign(({ event: { order } }) => ({
            task: { kind: 'reorder', baseOrder: order, order, hasRemoteChanges: false },
          })),
        },
      },
    },
    adding: { ...form, tags: ['blocked', 'open', 'adding'] },
    editing: { ...form, tags: ['blocked', 'open'] },
    deleting: {
      tags: 'blocked',
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => taskOfKind(context.task, 'delete'),
            onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, '#listEditor.idle'],
            onError: { target: '#listEditor.idle', actions: failureActions },
          },
        },
        removing: {
          tags: ['busy', 'deleting'],
          invoke: {
            src: 'remove',
            input: ({ context }) => taskOfKind(context.task, 'delete'),
            onDone: {
              target: '#listEditor.idle',
              actions: [
                { type: 'storeDeletion', params: { hasFailed: false } },
                { type: 'announceDeleted', params: changeOf },
              ],
            },
            onError: {
              target: '#listEditor.idle',
              actions: [{ type: 'storeDeletion', params: { hasFailed: true } }, ...failureActions],
            },
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
            move: {
              actions: assign(({ context, event: { order } }) => ({
                task: { ...taskOfKind(context.task, 'reorder'), order },
                failure: null,
              })),
            },
            rowsChanged: {
              actions: assign(({ context, event }) => ({
                task: inCurrentOrder(taskOfKind(context.task, 'reorder'), event.order),
              })),
            },
            resetOrder: {
              actions: assign(({ context }) => {
                const task = taskOfKind(context.task, 'reorder');
                return { task: { ...task, order: task.baseOrder }, failure: null };
              }),
            },
            done: [{ guard: 'isOrderChanged', target: 'saving' }, '#listEditor.idle'],
            cancel: '#listEditor.idle',
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          invoke: {
            src: 'reorder',
            input: ({ context }) => ({ order: taskOfKind(context.task, 'reorder').order }),
            onDone: { target: '#listEditor.idle', actions: { type: 'announceOrder', params: changeOf } },
            onError: { target: 'arranging', actions: failureActions },
          },
        },
      },
    },
  },
});
