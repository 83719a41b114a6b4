import type { CommittedVersions } from '../../../model/admin/textEdit';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../model/errors/notProvided';
import type { FormWithFiles, UploadedFile, FileUploadInput } from '../../../model/admin/listTask';
import {
  fileToUpload,
  hasFileToUpload,
  submittedColumns,
  withUploadedFile,
} from '../../../model/admin/listTask';
import type { PageSave, PageTarget } from '../../../model/admin/onPage/pageSource';
import { conflictsOf } from '../../../model/history';
import { causeOf } from '../../../model/admin/causeOf';

interface PageEditorContext {
  /** The targets that the administrator clicked. The popover edits one of them. */
  readonly targets: readonly PageTarget[];
  readonly target: PageTarget | null;
  /** The last submitted values. */
  readonly save: PageSave | null;
  /** The files of the open form that were uploaded: a retry does not upload them again. */
  readonly uploadedFiles: readonly UploadedFile[];
  /** How much of the file that is being uploaded has arrived, in percent; null while it is unknown. */
  readonly percent: number | null;
  /** Why the last save failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

type PageEditorEvent =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'choose'; targets: readonly PageTarget[] }
  | { type: 'turnTo'; target: PageTarget }
  | { type: 'submit'; save: PageSave }
  /** The progress of the file that is being uploaded, in percent; null while its size is unknown. */
  | { type: 'uploadProgress'; percent: number | null }
  /** Stops the file that is being uploaded, and with it the save. */
  | { type: 'stopUpload' }
  | { type: 'cancel' };

const nothing = {
  ...{ targets: [], target: null, save: null },
  ...{ uploadedFiles: [], percent: null, failure: null },
} as const;

const machine = setup({
  types: {
    context: {} as PageEditorContext,
    events: {} as PageEditorEvent,
    tags: {} as 'open' | 'busy' | 'uploading',
  },
  actors: {
    /** Uploads a file. Returns its name on the server. */
    uploadFile: fromPromise<string, FileUploadInput>(notProvided),
    /** Saves the typed values as one change. */
    save: fromPromise<CommittedVersions, PageSave>(notProvided),
  },
  actions: {
    reset: assign(nothing),
    setTargets: assign(({ event }) =>
      event.type === 'choose' ? { ...nothing, targets: event.targets, target: event.targets[0] ?? null } : {},
    ),
    setTarget: assign(({ context, event }) =>
      event.type === 'turnTo' ? { ...nothing, targets: context.targets, target: event.target } : {},
    ),
    /** A retry keeps the key of the save that failed, whose response may have been lost. */
    setSave: assign(({ context: { save }, event }) =>
      event.type === 'submit'
        ? { save: { ...event.save, requestKey: save?.requestKey ?? event.save.requestKey } }
        : {},
    ),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceSaved: (_, _params: { save: PageSave; versions: CommittedVersions }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

/** @throws Error if nothing was submitted */
const submitted = ({ context: { save } }: { readonly context: PageEditorContext }): PageSave => {
  if (!save) throw new Error('Nothing was submitted.');
  return save;
};

/** The submitted values as a form whose files are uploaded before its row is saved. */
export function formOf({ values, base }: PageSave): FormWithFiles {
  return { kind: 'update', values, base };
}

const formIn = (context: PageEditorContext): FormWithFiles => formOf(submitted({ context }));

/** The values to save: the names of the uploaded files in place of the files. */
const withFileNames = (save: PageSave, uploadedFiles: readonly UploadedFile[]): PageSave =>
  uploadedFiles.length === 0 ? save : { ...save, values: submittedColumns(formOf(save), uploadedFiles) };

const failed = [
  { type: 'setFailure', params: causeOf },
  { type: 'announceFailure', params: causeOf },
] as const;

/** With an open popover: another target can be chosen, and the typed values can be saved or discarded. */
const whileOpen = {
  choose: { target: '#pageEditor.editing', actions: 'setTargets' },
  turnTo: { target: '#pageEditor.editing', actions: 'setTarget' },
  submit: { target: '#pageEditor.preparing', actions: 'setSave' },
  cancel: '#pageEditor.choosing',
  stop: '#pageEditor.idle',
} as const;

/**
 * Edits the content of a public page in place: one text, row or picture at a time, in both languages. The
 * view asks before typed values are lost. It provides the request and the toasts.
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
    preparing: {
      tags: ['open', 'busy'],
      always: [
        {
          guard: ({ context }) => hasFileToUpload(formIn(context), context.uploadedFiles),
          target: 'uploadingFile',
        },
        'saving',
      ],
    },
    uploadingFile: {
      tags: ['open', 'busy', 'uploading'],
      entry: assign({ percent: null }),
      on: {
        uploadProgress: { actions: assign(({ event }) => ({ percent: event.percent })) },
        stopUpload: 'editing', // its row is not saved yet
      },
      invoke: {
        src: 'uploadFile',
        input: ({ context, self }) => ({
          ...fileToUpload(formIn(context), context.uploadedFiles),
          onProgress: (percent: number | null) => self.send({ type: 'uploadProgress', percent }),
        }),
        onDone: {
          target: 'preparing',
          actions: assign(({ context, event }) => ({
            uploadedFiles: withUploadedFile(formIn(context), context.uploadedFiles, event.output),
          })),
        },
        onError: { target: 'failed', actions: [...failed] },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => withFileNames(submitted({ context }), context.uploadedFiles),
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
