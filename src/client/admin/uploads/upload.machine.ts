import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ImageLimits } from '../../../model/limits';
import { canBeRetried, isFinished, createUploadItems, withStatus } from '../../../model/admin/uploads';
import type { SentImage, UploadItem } from '../../../model/admin/uploads';
import { notProvided } from '../../../model/admin/notProvided';

/**
 * The states of uploading pictures, one request each (specification, sections 4 and 7). The pictures wait. One is
 * sent to the image host, then the row that shows it is saved (`saveRow`), then the next one is sent. A failure does not
 * stop the others.
 */
export interface UploadContext {
  readonly items: readonly UploadItem[];
}

export type UploadEvent =
  /** Files beyond the limits are rejected and never sent. */
  | { type: 'choose'; files: readonly File[]; limits: ImageLimits }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'dismiss' }
  /** From the actor `send`. */
  | { type: 'progress'; percent: number | null }
  | ({ type: 'sent' } & SentImage)
  | { type: 'failed'; cause: unknown };

export type UploadTag = 'busy';

const setStatus = (
  items: readonly UploadItem[],
  matches: (item: UploadItem) => boolean,
  status: Parameters<typeof withStatus>[1],
): readonly UploadItem[] => items.map((item) => (matches(item) ? withStatus(item, status) : item));

const isWaiting = ({ status }: UploadItem): boolean => status === 'waiting';
const isSending = ({ status }: UploadItem): boolean => status === 'sending';
const isSavingRow = ({ status }: UploadItem): boolean => status === 'savingRow';

const choose = (
  { items }: UploadContext,
  { files, limits }: Extract<UploadEvent, { type: 'choose' }>,
): readonly UploadItem[] => {
  // Running uploads stay beside the new ones. If all are over, only those that can be retried stay.
  const remaining = items.some((item) => !isFinished(item)) ? items : items.filter(canBeRetried);
  const firstId = Math.max(0, ...items.map(({ id }) => id)) + 1;
  return [...remaining, ...createUploadItems(files, firstId, remaining.length, limits)];
};

const sentImage = ({ link, requestKey, displayOrder }: SentImage): SentImage => ({
  link,
  requestKey,
  displayOrder,
});

const startNext = (items: readonly UploadItem[]): readonly UploadItem[] => {
  const next = items.find(isWaiting);
  return items.map((item) => {
    if (item !== next) return item;
    // A picture that was sent before: only the save of its row is retried.
    return withStatus(
      item,
      item.sent === undefined ? { status: 'sending', percent: null } : { status: 'savingRow' },
    );
  });
};

const fileOf = ({ items }: UploadContext): File => {
  const item = items.find(isSending);
  if (!item) throw new Error('No file is to be sent.');
  return item.file;
};

const sentImageOf = ({ items }: UploadContext): SentImage => {
  const sent = items.find(isSavingRow)?.sent;
  if (!sent) throw new Error('No row is to be saved.');
  return sent;
};

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    tags: {} as UploadTag,
  },
  actors: {
    /** Sends one file. It sends back 'progress', then 'sent' or 'failed', and aborts when the state is left. */
    send: fromCallback<UploadEvent, { file: File }>(() => undefined),
    /** Saves the row that shows an image. */
    saveRow: fromPromise<unknown, SentImage>(notProvided),
  },
  actions: {
    begin: assign(({ context }) => ({ items: startNext(context.items) })),
    stopWaiting: assign(({ context }) => ({
      items: setStatus(context.items, isWaiting, { status: 'cancelled' }),
    })),
    markCancelled: assign(({ context }) => ({
      items: setStatus(context.items, (item) => isWaiting(item) || isSending(item), { status: 'cancelled' }),
    })),
    markFailed: assign(({ context }, { cause }: { cause: unknown }) => ({
      items: setStatus(context.items, (item) => isSending(item) || isSavingRow(item), {
        status: 'failed',
        cause,
      }),
    })),
    announceNotSent: (_, _params: { cause: unknown }) => undefined,
    announceNotSaved: (_, _params: { cause: unknown }) => undefined,
  },
  guards: {
    isSomethingWaiting: ({ context }) => context.items.some(isWaiting),
    isToBeSent: ({ context }) => context.items.some(isSending),
  },
}).createMachine({
  id: 'upload',
  context: { items: [] },
  initial: 'idle',
  on: {
    choose: { actions: assign(({ context, event }) => ({ items: choose(context, event) })) },
  },
  states: {
    idle: {
      always: { guard: 'isSomethingWaiting', target: 'beginning' },
      on: {
        retry: {
          actions: assign(({ context }) => ({
            items: setStatus(context.items, canBeRetried, { status: 'waiting' }),
          })),
        },
        dismiss: { actions: assign({ items: [] }) },
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'begin',
      always: [{ guard: 'isToBeSent', target: 'sending' }, 'savingRow'],
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => ({ file: fileOf(context) }),
        onError: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.error }) },
            { type: 'announceNotSent', params: ({ event }) => ({ cause: event.error }) },
          ],
        },
      },
      on: {
        progress: {
          actions: assign(({ context, event }) => ({
            items: setStatus(context.items, isSending, { status: 'sending', percent: event.percent }),
          })),
        },
        sent: {
          target: 'savingRow',
          actions: assign(({ context, event }) => ({
            items: context.items.map((item) =>
              isSending(item)
                ? withStatus({ ...item, sent: sentImage(event) }, { status: 'savingRow' })
                : item,
            ),
          })),
        },
        failed: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.cause }) },
            { type: 'announceNotSent', params: ({ event }) => ({ cause: event.cause }) },
          ],
        },
        cancel: { target: 'idle', actions: 'markCancelled' },
      },
    },
    savingRow: {
      tags: 'busy',
      invoke: {
        src: 'saveRow',
        input: ({ context }) => sentImageOf(context),
        onDone: {
          target: 'idle',
          actions: assign(({ context }) => ({
            items: setStatus(context.items, isSavingRow, { status: 'done' }),
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.error }) },
            { type: 'announceNotSaved', params: ({ event }) => ({ cause: event.error }) },
          ],
        },
      },
      // The row that is being saved may already be visible to visitors: only the waiting pictures are cancelled.
      on: { cancel: { actions: 'stopWaiting' } },
    },
  },
});
