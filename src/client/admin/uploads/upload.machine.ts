import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ImageLimits } from '../../../model/limits';
import {
  canBeRetried,
  createUploadItems,
  isFinished,
  isProblem,
  withStatus,
} from '../../../model/admin/uploads';
import type { UploadedBatch, UploadItem } from '../../../model/admin/uploads';
import { notProvided } from '../../../model/errors/notProvided';
import { causeOf } from '../../../model/admin/causeOf';

interface UploadContext {
  readonly items: readonly UploadItem[];
  /** The last failure to upload a picture. It is announced once, after the last picture. */
  readonly failure: { readonly cause: unknown } | null;
}

export type UploadEvent =
  /** Files beyond the limits are rejected and never uploaded. */
  | { type: 'choose'; files: readonly File[]; limits: ImageLimits; requestKey: string }
  | { type: 'cancel' }
  /** Files that could not be uploaded become a separate batch, with this key. */
  | { type: 'retry'; requestKey: string }
  | { type: 'dismiss' }
  /** From the actor `upload`. */
  | { type: 'progress'; percent: number | null }
  | { type: 'uploaded'; link: string }
  | { type: 'failed'; cause: unknown };

type UploadTag = 'busy';

const setStatus = (
  items: readonly UploadItem[],
  matches: (item: UploadItem) => boolean,
  status: Parameters<typeof withStatus>[1],
): readonly UploadItem[] => items.map((item) => (matches(item) ? withStatus(item, status) : item));

const isWaiting = ({ status }: UploadItem): boolean => status === 'waiting';
const isUploading = ({ status }: UploadItem): boolean => status === 'uploading';
const isSavingRow = ({ status }: UploadItem): boolean => status === 'savingRow';

const choose = (
  { items }: UploadContext,
  { files, limits, requestKey }: Extract<UploadEvent, { type: 'choose' }>,
): readonly UploadItem[] => {
  // Running uploads stay beside the new ones. If all are over, only those that can be retried stay.
  const remaining = items.some((item) => !isFinished(item)) ? items : items.filter(canBeRetried);
  const firstId = Math.max(0, ...items.map(({ id }) => id)) + 1;
  return [...remaining, ...createUploadItems(files, requestKey, firstId, remaining.length, limits)];
};

const startNext = (items: readonly UploadItem[]): readonly UploadItem[] => {
  const next = items.find(isWaiting);
  return setStatus(items, (item) => item === next, { status: 'uploading', percent: null });
};

/**
 * The items, with the failed ones ready for a retry. A picture that the image host already has is not uploaded
 * again: only the save of its row is retried.
 */
const retried = (items: readonly UploadItem[], requestKey: string): readonly UploadItem[] =>
  items.map((item) => {
    if (!canBeRetried(item)) return item;
    return item.link === undefined
      ? withStatus({ ...item, batch: requestKey }, { status: 'waiting' })
      : withStatus(item, { status: 'uploaded' });
  });

/** The first batch with an uploaded picture in which no picture waits any more. */
const finishedBatch = (items: readonly UploadItem[]): string | undefined =>
  items.find(
    ({ status, batch }) =>
      status === 'uploaded' && !items.some((other) => isWaiting(other) && other.batch === batch),
  )?.batch;

const fileOf = ({ items }: UploadContext): File => {
  const item = items.find(isUploading);
  if (!item) throw new Error('No file is being uploaded.');
  return item.file;
};

const batchOf = ({ items }: UploadContext): UploadedBatch => {
  const saving = items.filter(isSavingRow);
  const [first] = saving;
  if (!first) throw new Error('No row is being saved.');
  const links = saving.flatMap(({ link }) => link ?? []);
  return { links, requestKey: first.batch, hasProblems: items.some(isProblem) };
};

/**
 * The states of uploading pictures, one request each (specification, sections 4 and 7). The pictures wait, and are uploaded to
 * the image host one after the other. A failure does not stop the others. Then the rows of those that were chosen together
 * are saved at once, as one change.
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    tags: {} as UploadTag,
  },
  actors: {
    /** Uploads one file. It sends back 'progress', then 'uploaded' or 'failed', and aborts when the state is left. */
    upload: fromCallback<UploadEvent, { file: File }>(() => undefined),
    /** Saves rows that show the images of a batch, or fills in the field of a form. */
    finishBatch: fromPromise<unknown, UploadedBatch>(notProvided),
  },
  actions: {
    begin: assign(({ context }) => ({ items: startNext(context.items) })),
    beginSaving: assign(({ context: { items } }) => {
      const finished = finishedBatch(items);
      return {
        items: setStatus(items, ({ status, batch }) => status === 'uploaded' && batch === finished, {
          status: 'savingRow',
        }),
      };
    }),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    clearFailure: assign({ failure: null }),
    stopWaiting: assign(({ context }) => ({
      items: setStatus(context.items, isWaiting, { status: 'cancelled' }),
    })),
    markCancelled: assign(({ context }) => ({
      items: setStatus(context.items, (item) => isWaiting(item) || isUploading(item), {
        status: 'cancelled',
      }),
    })),
    markFailed: assign(({ context }, { cause }: { cause: unknown }) => ({
      items: setStatus(context.items, (item) => isUploading(item) || isSavingRow(item), {
        status: 'failed',
        cause,
      }),
    })),
    announceNotUploaded: (_, _params: { cause: unknown }) => undefined,
    announceNotSaved: (_, _params: { cause: unknown }) => undefined,
  },
  guards: {
    isSomethingWaiting: ({ context }) => context.items.some(isWaiting),
    isBatchUploaded: ({ context }) => finishedBatch(context.items) !== undefined,
    hasFailure: ({ context }) => context.failure !== null,
  },
}).createMachine({
  id: 'upload',
  context: { items: [], failure: null },
  initial: 'idle',
  on: {
    choose: { actions: assign(({ context, event }) => ({ items: choose(context, event) })) },
  },
  states: {
    idle: {
      always: [
        { guard: 'isBatchUploaded', target: 'finishingBatch', actions: 'beginSaving' },
        { guard: 'isSomethingWaiting', target: 'uploading', actions: 'begin' },
        {
          guard: 'hasFailure',
          actions: [
            { type: 'announceNotUploaded', params: ({ context }) => ({ cause: context.failure?.cause }) },
            'clearFailure',
          ],
        },
      ],
      on: {
        retry: {
          actions: assign(({ context, event }) => ({ items: retried(context.items, event.requestKey) })),
        },
        dismiss: { actions: assign({ items: [] }) },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ file: fileOf(context) }),
        onError: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: causeOf },
            { type: 'setFailure', params: causeOf },
          ],
        },
      },
      on: {
        progress: {
          actions: assign(({ context, event }) => ({
            items: setStatus(context.items, isUploading, { status: 'uploading', percent: event.percent }),
          })),
        },
        uploaded: {
          target: 'idle',
          actions: assign(({ context, event: { link } }) => ({
            items: context.items.map((item) =>
              isUploading(item) ? withStatus({ ...item, link }, { status: 'uploaded' }) : item,
            ),
          })),
        },
        failed: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.cause }) },
            { type: 'setFailure', params: ({ event }) => ({ cause: event.cause }) },
          ],
        },
        cancel: { target: 'idle', actions: 'markCancelled' },
      },
    },
    finishingBatch: {
      tags: 'busy',
      invoke: {
        src: 'finishBatch',
        input: ({ context }) => batchOf(context),
        onDone: {
          target: 'idle',
          actions: assign(({ context }) => ({
            items: setStatus(context.items, isSavingRow, { status: 'done' }),
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: causeOf },
            { type: 'announceNotSaved', params: causeOf },
          ],
        },
      },
      // The rows that are being saved may already be visible to visitors: only the waiting pictures are cancelled.
      on: { cancel: { actions: 'stopWaiting' } },
    },
  },
});
