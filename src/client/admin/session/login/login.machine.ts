import { assign, fromPromise, setup } from 'xstate';

/** The outcome of a login. A rejected login is an outcome, not an exception. */
export type LoginOutcome =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      /** The password is right, and the account also requires a code. */
      readonly isCodeRequired?: boolean;
      /** The message of the server; null if there is none. */
      readonly message: string | null;
    };

interface LoginContext {
  /** Why the last attempt failed: the message of the server, or null if there is none. */
  readonly message: string | null;
}

const isAccepted = ({ event }: { readonly event: { readonly output: LoginOutcome } }): boolean =>
  event.output.isAccepted;

const isCodeRequired = ({ event }: { readonly event: { readonly output: LoginOutcome } }): boolean =>
  !event.output.isAccepted && event.output.isCodeRequired === true;

const machine = setup({
  types: {
    context: {} as LoginContext, // how XState is given types
    events: {} as { type: 'submit' } | { type: 'cancel' }, // likewise
    tags: {} as 'busy' | 'failed' | 'code', // likewise
  },
  actors: {
    /** Sends the credentials, with or without the code. The view provides it. */
    logIn: fromPromise<LoginOutcome, { readonly withCode: boolean }>(() =>
      Promise.reject(new Error('the view supplies how to log in')),
    ),
  },
  actions: {
    clearMessage: assign({ message: null }),
    setMessage: assign((_, { message }: LoginContext) => ({ message })),
    announceSuccess: () => undefined,
    announceFailure: () => undefined,
  },
});

const setMessageOfOutcome = {
  type: 'setMessage',
  params: ({ event }: { readonly event: { readonly output: LoginOutcome } }) => ({
    message: event.output.isAccepted ? null : event.output.message,
  }),
} as const;

/**
 * A login: the password, then a code if the account requires one. After a failure the same step can be submitted again.
 * While a request runs, only a cancel has an effect. Cancelling the code step returns to the password. The values stay in
 * the form: passwords and codes never enter the machine, which DevTools can show.
 */
export const loginMachine = machine.createMachine({
  id: 'login',
  context: { message: null },
  initial: 'idle',
  states: {
    idle: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'clearMessage',
      on: { cancel: 'idle' },
      invoke: {
        id: 'submit',
        src: 'logIn',
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
            id: 'submitCode',
            src: 'logIn',
            input: { withCode: true },
            onDone: [
              { guard: isAccepted, target: '#login.done' },
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
