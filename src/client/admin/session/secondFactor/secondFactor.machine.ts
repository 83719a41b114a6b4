import { assign, fromPromise, setup } from 'xstate';

/**
 * Turning the second factor of the own account on and off. It is off: the password begins, a first code confirms, and the
 * recovery codes are shown once. It is on: the password and a code turn it off. Where the server refuses a step as its setup is
 * over, the server is asked what is so: an answer that was lost may have turned it on. What is typed stays in the forms, and
 * what is sent is the view's: it provides the actors.
 */

/** What an authenticator application takes. */
export interface Setup {
  readonly secret: string;
  readonly uri: string;
}

export interface SecondFactorState {
  readonly isOn: boolean;
  /** Of every account: it cannot be turned off. */
  readonly isRequired: boolean;
  /** How many are left. */
  readonly recoveryCodes: number;
}

interface SecondFactorContext {
  readonly isRequired: boolean;
  /** How many recovery codes are left, where it is on. */
  readonly codesLeft: number;
  readonly setup: Setup | null;
  /** Those that are shown once. */
  readonly recoveryCodes: readonly string[];
  /** Why the last step failed, as its actor rejected. */
  readonly failure: { readonly cause: unknown } | null;
}

type SecondFactorEvent =
  { type: 'retry' } | { type: 'submit' } | { type: 'cancel' } | { type: 'kept' } | { type: 'goOn' };

/** `off`, `setup`, `codes`, `missed`, `on`: what is shown; `busy`: a call runs; `unknown`: nothing could be found out. */
type SecondFactorTag = 'unknown' | 'off' | 'setup' | 'codes' | 'missed' | 'on' | 'busy';

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as SecondFactorContext, // how XState is given types
    events: {} as SecondFactorEvent, // likewise
    tags: {} as SecondFactorTag, // likewise
  },
  actors: {
    load: fromPromise<SecondFactorState>(unprovided),
    start: fromPromise<Setup>(unprovided),
    confirm: fromPromise<readonly string[]>(unprovided),
    turnOff: fromPromise<unknown>(unprovided),
  },
  actions: {
    keepState: assign((_, { isRequired, recoveryCodes }: SecondFactorState) => ({
      isRequired,
      codesLeft: recoveryCodes,
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: { cause: unknown }) => ({ failure })),
    /** A secret stays no longer than it is shown. */
    forgetSecrets: assign({ setup: null, recoveryCodes: [] }),
    /** What the forms hold. */
    forgetTyped: () => undefined,
    announceOn: () => undefined,
    announceOff: () => undefined,
  },
  guards: {
    /** Whether a step was refused as its setup is over; the view knows the server's refusals. */
    isSetupOver: (_, _failure: { cause: unknown }) => false,
  },
});

const keepState = {
  type: 'keepState',
  params: ({ event }: { readonly event: { readonly output: SecondFactorState } }) => event.output,
} as const;

const causeOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ cause: event.error });

const failed = <Target extends string>(target: Target) =>
  ({ target, actions: { type: 'keepFailure', params: causeOf } }) as const;

const failedUnlessOver = <Target extends string>(target: Target) =>
  [
    {
      ...failed('checking'),
      guard: { type: 'isSetupOver', params: causeOf },
      actions: ['forgetSecrets', 'forgetTyped', failed('checking').actions],
    },
    failed(target),
  ] as const;

export const secondFactorMachine = machine.createMachine({
  id: 'secondFactor',
  context: { isRequired: false, codesLeft: 0, setup: null, recoveryCodes: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => event.output.isOn, target: 'on', actions: keepState },
          { target: 'off', actions: keepState },
        ],
        onError: failed('unknown'),
      },
    },
    /** After a refusal, which is told where it is off. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.isOn,
            target: 'missed',
            actions: [keepState, 'forgetFailure'],
          },
          { target: 'off', actions: keepState },
        ],
        onError: failed('unknown'),
      },
    },
    /** It is on, and its recovery codes were not shown here. */
    missed: { tags: 'missed', on: { goOn: 'on' } },
    unknown: { tags: 'unknown', on: { retry: 'loading' } },
    off: { tags: 'off', on: { submit: 'starting' } },
    starting: {
      tags: ['off', 'busy'],
      entry: 'forgetFailure',
      on: { cancel: 'off' },
      invoke: {
        src: 'start',
        onDone: { target: 'setup', actions: assign(({ event }) => ({ setup: event.output })) },
        onError: failedUnlessOver('off'),
      },
    },
    setup: {
      tags: 'setup',
      on: {
        submit: 'confirming',
        cancel: { target: 'off', actions: ['forgetSecrets', 'forgetFailure'] },
      },
    },
    /** Not to be cancelled: it may be on already, and its recovery codes are told once. */
    confirming: {
      tags: ['setup', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'confirm',
        onDone: {
          target: 'codes',
          actions: [
            assign(({ event }) => ({
              setup: null,
              recoveryCodes: event.output,
              codesLeft: event.output.length,
            })),
            'announceOn',
          ],
        },
        onError: failedUnlessOver('setup'),
      },
    },
    codes: { tags: 'codes', on: { kept: { target: 'on', actions: 'forgetSecrets' } } },
    on: { tags: 'on', on: { submit: 'turningOff' } },
    turningOff: {
      tags: ['on', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'turnOff',
        onDone: { target: 'off', actions: 'announceOff' },
        onError: failed('on'),
      },
    },
  },
});
