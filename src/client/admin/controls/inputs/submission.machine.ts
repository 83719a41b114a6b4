import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../../model/errors/notProvided';

/** The outcome of a submission. A rejection by the server is an outcome, not an exception. */
export type SubmissionOutcome =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      /** A login: the password is right, and the account also requires a code. */
      readonly isCodeRequired?: boolean;
      /** The message of the server; null if there is none. */
      readonly message: string | null;
    };

interface SubmissionContext {
  /** Why the last attempt failed: the message of the server, or null if there is none. */
  readonly message: string | null;
}

interface SubmissionEvent {
  readonly type: 'submit' | 'cancel';
}

interface Submitted {
  readonly event: { readonly output: SubmissionOutcome };
}

const isAccepted = ({ event }: Submitted): boolean => event.output.isAccepted;

const isCodeRequired = ({ event }: Submitted): boolean =>
  !event.output.isAccepted && event.output.isCodeRequired === true;

const machine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    tags: {} as 'busy' | 'failed' | 'code',
  },
  actors: {
    /** Sends the form, with or without the code. The view provides it. */
    submit: fromPromise<SubmissionOutcome, { readonly withCode: boolean }>(notProvided),
  },
  actions: {
    clearMessage: assign({ message: null }),
    setMessage: assign((_, { message }: SubmissionContext) => ({ message })),
    announceSuccess: () => undefined,
    announceFailure: () => undefined,
  },
});

const setMessageOfOutcome = {
  type: 'setMessage',
  params: ({ event }: Submitted) => ({ message: event.output.isAccepted ? null : event.output.message }),
} as const;

/**
 * A form that is sent as a whole, such as a login. If the server requires a code, the form asks for it and is sent again with
 * it. After a failure the same step can be submitted again. While a request runs, only a cancel has an effect. Cancelling the
 * code returns to the first step. The values stay in the form: no password or code enters the machine, which DevTools shows.
 */
export const submissionMachine = machine.createMachine({
  id: 'submission',
  context: { message: null },
  initial: 'idle',
  states: {
    idle: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'clearMessage',
      on: { cancel: 'idle' },
      invoke: {
        src: 'submit',
        input: { withCode: false },
        onDone: [
          { guard: isAccepted, target: 'done' },
          { guard: isCodeRequired, target: 'code' },
          { target: 'failed', actions: setMessageOfOutcome },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', entry: 'announceFailure', on: { submit: 'submitting' } },
    code: {
      tags: 'code',
      entry: 'clearMessage',
      initial: 'asked',
      on: { cancel: 'idle' },
      states: {
        asked: { on: { submit: 'submitting' } },
        submitting: {
          tags: 'busy',
          entry: 'clearMessage',
          invoke: {
            src: 'submit',
            input: { withCode: true },
            onDone: [
              { guard: isAccepted, target: '#submission.done' },
              { target: 'failed', actions: setMessageOfOutcome },
            ],
            onError: 'failed',
          },
        },
        failed: { tags: 'failed', entry: 'announceFailure', on: { submit: 'submitting' } },
      },
    },
    done: { entry: 'announceSuccess', type: 'final' },
  },
});
