import { assign, fromPromise, setup } from 'xstate';

/** How a login ended. A refusal is an answer, not an accident. */
export type LoginOutcome =
  | { readonly isAccepted: true }
  | {
      readonly isAccepted: false;
      /** The password is right, and the account asks for a code too. */
      readonly isCodeRequired?: boolean;
      /** The server's own words; null where it had none. */
      readonly message: string | null;
    };

interface LoginContext {
  /** Why the last try failed, in the server's words; null where it had none. */
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
    /** Sends what is typed, with the code or without; supplied by the view. */
    logIn: fromPromise<LoginOutcome, { readonly withCode: boolean }>(() =>
      Promise.reject(new Error('the view supplies how to log in')),
    ),
  },
  actions: {
    forget: assign({ message: null }),
    keep: assign((_, { message }: LoginContext) => ({ message })),
    announceSuccess: () => undefined,
    announceFailure: () => undefined,
  },
});

const keepMessage = {
  type: 'keep',
  params: ({ event }: { readonly event: { readonly output: LoginOutcome } }) => ({
    message: event.output.isAccepted ? null : event.output.message,
  }),
} as const;

/**
 * A login: the password, and a code where the account asks for one. A try that fails can be made again from where it was
 * made; what is pressed while one is on its way changes nothing, but for cancelling it. From the code, cancelling leads
 * back to the password. The values stay in the form: neither password nor code goes through a machine that anybody can
 * watch.
 */
export const loginMachine = machine.createMachine({
  id: 'login',
  context: { message: null },
  initial: 'idle',
  states: {
    idle: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'forget',
      on: { cancel: 'idle' },
      invoke: {
        id: 'submit',
        src: 'logIn',
        input: { withCode: false },
        onDone: [
          { guard: isAccepted, target: 'done' },
          { guard: isCodeRequired, target: 'code' },
          { target: 'failed', actions: keepMessage },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', entry: 'announceFailure', on: { submit: 'submitting' } },
    code: {
      tags: 'code',
      entry: 'forget',
      initial: 'asked',
      on: { cancel: 'idle' },
      states: {
        asked: { on: { submit: 'submitting' } },
        submitting: {
          tags: 'busy',
          entry: 'forget',
          invoke: {
            id: 'submitCode',
            src: 'logIn',
            input: { withCode: true },
            onDone: [
              { guard: isAccepted, target: '#login.done' },
              { target: 'failed', actions: keepMessage },
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
