import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../../model/errors/notProvided';
import type { RowsTask } from '../../../../model/admin/rowsTask';
import { isRetry } from '../../../../model/admin/rowsTask';

interface RowsRequestContext {
  /** The running request. */
  readonly task: RowsTask | null;
  /** The last request that failed. */
  readonly failed: RowsTask | null;
}

type RowsRequestEvent =
  /** Asks for the list to which the rows are moved. */
  { readonly type: 'chooseList' | 'cancel' } | { readonly type: 'start'; readonly task: RowsTask };

const machine = setup({
  types: {
    context: {} as RowsRequestContext,
    events: {} as RowsRequestEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the request, and shows a toast. Returns the id of a copy. Rejects if it failed. */
    send: fromPromise<number | undefined, RowsTask>(notProvided),
  },
  actions: {
    begin: assign(({ context: { failed }, event }) => {
      if (event.type !== 'start') return {};
      const { task } = event;
      return { task: isRetry(failed, task) ? { ...task, requestKey: failed.requestKey } : task };
    }),
    finish: (_, _copyId: number | undefined) => undefined,
  },
});

/**
 * Requests for rows of a list that need no form: hide, show, move, delete, duplicate, reorder. One runs at a time. Its toast is shown even if
 * the screen was left.
 */
export const rowsRequestMachine = machine.createMachine({
  id: 'rowsRequest',
  context: { task: null, failed: null },
  initial: 'idle',
  states: {
    idle: { on: { chooseList: 'choosing', start: { target: 'running', actions: 'begin' } } },
    choosing: { on: { cancel: 'idle', start: { target: 'running', actions: 'begin' } } },
    running: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { task } }) => {
          if (!task) throw new Error('there is no request');
          return task;
        },
        onDone: {
          target: 'idle',
          actions: [
            assign({ task: null, failed: null }),
            { type: 'finish', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'idle',
          actions: assign(({ context: { task } }) => ({ task: null, failed: task })),
        },
      },
    },
  },
});
