import { assign, fromPromise, setup } from 'xstate';

/** The result of a submission. A rejection by the server is a result too, not a thrown error. */
export type SubmissionOutcome =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      /** The server's message; null if it sent none. */
      readonly message: string | null;
    };

interface SubmissionContext {
  /** The server's message about the last failure; null if it sent none. */
  readonly message: string | null;
}

/**
 * The states of a form that is sent as a whole: idle, submitting, then done, or failed with the server's message. A
 * failed form can be submitted again. While it is being submitted only `cancel` has an effect. The values stay in the
 * form: DevTools shows the machine, so no password may go through it.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext, // how XState is given types
    events: {} as { type: 'submit' } | { type: 'cancel' }, // likewise
    tags: {} as 'busy' | 'failed', // likewise
  },
  actors: {
    /** Sends the form; the view provides it. */
    submit: fromPromise<SubmissionOutcome>(() =>
      Promise.reject(new Error('the view supplies how to submit')),
    ),
  },
  actions: {
    announceSuccess: () => undefined,
    announceFailure: () => undefined,
  },
}).createMachine({
  id: 'submission',
  context: { message: null },
  initial: 'idle',
  states: {
    idle: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: assign({ message: null }),
      on: { cancel: 'idle' },
      invoke: {
        id: 'submit',
        src: 'submit',
        onDone: [
          { guard: ({ event }) => event.output.isAccepted, target: 'done' },
          {
            target: 'failed',
            actions: assign({
              message: ({ event }) => (event.output.isAccepted ? null : event.output.message),
            }),
          },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', entry: 'announceFailure', on: { submit: 'submitting' } },
    done: { entry: 'announceSuccess', type: 'final' },
  },
});
