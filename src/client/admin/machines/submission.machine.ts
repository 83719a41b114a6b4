import { assign, fromPromise, setup } from 'xstate';

/** How a submission ended. A refusal is an answer, not an accident. */
export type SubmissionOutcome =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      /** The server's own words; null where it had none. */
      readonly message: string | null;
    };

interface SubmissionContext {
  /** Why the last try failed, in the server's words; null where it had none. */
  readonly message: string | null;
}

/**
 * A form that is sent as a whole: idle, submitting, then done, or failed with what the server says, from where it can be
 * sent again. What is pressed while it is on its way changes nothing, but for cancelling it. The values stay in the form:
 * no password goes through a machine that anybody can watch.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext, // how XState is given types
    events: {} as { type: 'submit' } | { type: 'cancel' }, // likewise
    tags: {} as 'busy' | 'failed', // likewise
  },
  actors: {
    /** Sends the form; supplied by the view. */
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
