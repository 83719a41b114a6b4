import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ImageLimits } from '../../../model/limits';
import { canBeRetried, isOver, itemsOf, withStatus } from '../../../model/images/uploads';
import type { UploadItem } from '../../../model/images/uploads';

/**
 * Uploading pictures, one request each (specification, sections 4 and 7): they wait, one is sent, then kept (the row that
 * shows it is saved), then the next one. One that fails does not hold back the others.
 */
export interface UploadContext {
  readonly items: readonly UploadItem[];
}

export type UploadEvent =
  /** What is beyond the limits is refused and never sent. */
  | { type: 'choose'; files: readonly File[]; limits: ImageLimits }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'dismiss' }
  /** From the actor that sends. */
  | { type: 'progress'; percent: number | null }
  | { type: 'sent'; link: string }
  | { type: 'failed'; cause: unknown };

export type UploadTag = 'busy';

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const change = (
  items: readonly UploadItem[],
  which: (item: UploadItem) => boolean,
  status: Parameters<typeof withStatus>[1],
): readonly UploadItem[] => items.map((item) => (which(item) ? withStatus(item, status) : item));

const isWaiting = ({ status }: UploadItem): boolean => status === 'waiting';
const isSending = ({ status }: UploadItem): boolean => status === 'sending';
const isKeeping = ({ status }: UploadItem): boolean => status === 'keeping';

const choose = (
  { items }: UploadContext,
  { files, limits }: Extract<UploadEvent, { type: 'choose' }>,
): readonly UploadItem[] => {
  // What is still under way stays beside the new ones; what is over makes room, except what could be tried again.
  const staying = items.some((item) => !isOver(item)) ? items : items.filter(canBeRetried);
  const firstId = Math.max(0, ...items.map(({ id }) => id)) + 1;
  return [...staying, ...itemsOf(files, firstId, staying.length, limits)];
};

const beginNext = (items: readonly UploadItem[]): readonly UploadItem[] => {
  const next = items.find(isWaiting);
  return items.map((item) => {
    if (item !== next) return item;
    // One that has its link already was sent before: only what follows is tried again.
    return withStatus(
      item,
      item.link === undefined ? { status: 'sending', percent: null } : { status: 'keeping' },
    );
  });
};

const fileOf = ({ items }: UploadContext): File => {
  const item = items.find(isSending);
  if (!item) throw new Error('No file is to be sent.');
  return item.file;
};

const linkOf = ({ items }: UploadContext): string => items.find(isKeeping)?.link ?? '';

export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    tags: {} as UploadTag,
  },
  actors: {
    /** Sends one file; it answers 'progress', then 'sent' or 'failed', and stops when it is no longer wanted. */
    send: fromCallback<UploadEvent, { file: File }>(() => undefined),
    keep: fromPromise<unknown, { link: string }>(unprovided),
  },
  actions: {
    begin: assign(({ context }) => ({ items: beginNext(context.items) })),
    stopWaiting: assign(({ context }) => ({
      items: change(context.items, isWaiting, { status: 'cancelled' }),
    })),
    markCancelled: assign(({ context }) => ({
      items: change(context.items, (item) => isWaiting(item) || isSending(item), { status: 'cancelled' }),
    })),
    markFailed: assign(({ context }, { cause }: { cause: unknown }) => ({
      items: change(context.items, (item) => isSending(item) || isKeeping(item), {
        status: 'failed',
        cause,
      }),
    })),
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
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
            items: change(context.items, canBeRetried, { status: 'waiting' }),
          })),
        },
        dismiss: { actions: assign({ items: [] }) },
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'begin',
      always: [{ guard: 'isToBeSent', target: 'sending' }, 'keeping'],
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
            { type: 'announceFailure', params: ({ event }) => ({ cause: event.error }) },
          ],
        },
      },
      on: {
        progress: {
          actions: assign(({ context, event }) => ({
            items: change(context.items, isSending, { status: 'sending', percent: event.percent }),
          })),
        },
        sent: {
          target: 'keeping',
          actions: assign(({ context, event }) => ({
            items: context.items.map((item) =>
              isSending(item) ? withStatus({ ...item, link: event.link }, { status: 'keeping' }) : item,
            ),
          })),
        },
        failed: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.cause }) },
            { type: 'announceFailure', params: ({ event }) => ({ cause: event.cause }) },
          ],
        },
        cancel: { target: 'idle', actions: 'markCancelled' },
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        src: 'keep',
        input: ({ context }) => ({ link: linkOf(context) }),
        onDone: {
          target: 'idle',
          actions: assign(({ context }) => ({
            items: change(context.items, isKeeping, { status: 'done' }),
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'markFailed', params: ({ event }) => ({ cause: event.error }) },
            { type: 'announceFailure', params: ({ event }) => ({ cause: event.error }) },
          ],
        },
      },
      // What is being kept may already be on the page of a visitor: only the others stop.
      on: { cancel: { actions: 'stopWaiting' } },
    },
  },
});
