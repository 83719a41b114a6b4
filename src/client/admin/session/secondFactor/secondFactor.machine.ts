import { assign, fromPromise, setup } from 'xstate';
import type { SecondFactorSetup, SecondFactorState } from '../../../../model/account/secondFactor';
import { notProvided } from '../../../../model/errors/notProvided';
import { causeOf } from '../../../../model/admin/causeOf';

/**
 * Turns the second factor of the own account on and off. To turn it on, the password starts the setup, a first code
 * confirms it, and the recovery codes are shown once. A code renews them. The password and a code turn it off. If the server rejects a step
 * because the setup is over, the machine loads the state again: a lost response may have turned it on. Typed values stay
 * in the forms. The view provides the actors (requests).
 */

interface SecondFactorContext {
  readonly isRequired: boolean;
  /** Number of unused recovery codes while it is on. */
  readonly codesLeft: number;
  readonly setup: SecondFactorSetup | null;
  /** The new codes, which are shown once. */
  readonly recoveryCodes: readonly string[];
  /** Why the last step failed: the rejection of its actor. */
  readonly failure: { readonly cause: unknown } | null;
}

type SecondFactorEvent =
  | { type: 'retry' }
  | { type: 'submit' }
  | { type: 'cancel' }
  | { type: 'codesSaved' }
  | { type: 'continue' }
  | { type: 'renew' };

/** `off`, `setup`, `codes`, `codesNotShown`, `on`, `renewal`, `newCodes`: the shown step. `busy`: a request runs. `unknown`: loading the state failed. */
type SecondFactorTag =
  | 'unknown'
  | 'off'
  | 'setup'
  | 'codes'
  | 'codesNotShown'
  | 'on'
  | 'renewal'
  | 'newCodes'
  | 'busy';

const machine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as SecondFactorTag,
  },
  actors: {
    load: fromPromise<SecondFactorState>(notProvided),
    start: fromPromise<SecondFactorSetup>(notProvided),
    confirm: fromPromise<Pick<SecondFactorContext, 'recoveryCodes'>>(notProvided),
    renew: fromPromise<Pick<SecondFactorContext, 'recoveryCodes'>>(notProvided),
    turnOff: fromPromise<unknown>(notProvided),
  },
  actions: {
    setServerState: assign((_, { isRequired, recoveryCodes }: SecondFactorState) => ({
      isRequired,
      codesLeft: recoveryCodes,
    })),
    setRecoveryCodes: assign((_, { recoveryCodes }: Pick<SecondFactorContext, 'recoveryCodes'>) => ({
      setup: null,
      recoveryCodes,
      codesLeft: recoveryCodes.length,
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: { cause: unknown }) => ({ failure })),
    /** Secrets are removed as soon as they are no longer shown. */
    clearSecrets: assign({ setup: null, recoveryCodes: [] }),
    /** Clears the forms. */
    clearForms: () => undefined,
    announceOn: () => undefined,
    announceRenewed: () => undefined,
    announceOff: () => undefined,
  },
  guards: {
    /** Whether the server rejected a step because the setup is over. The view knows the error codes. */
    isSetupOver: (_, _failure: { cause: unknown }) => false,
  },
});

const setServerState = {
  type: 'setServerState',
  params: ({ event }: { readonly event: { readonly output: SecondFactorState } }) => event.output,
} as const;

const setRecoveryCodes = {
  type: 'setRecoveryCodes',
  params: ({ event }: { readonly event: { readonly output: Pick<SecondFactorContext, 'recoveryCodes'> } }) =>
    event.output,
} as const;

const failed = <Target extends string>(target: Target) =>
  ({ target, actions: { type: 'setFailure', params: causeOf } }) as const;

const failedOrCheckState = <Target extends string>(target: Target) =>
  [
    {
      ...failed('checking'),
      guard: { type: 'isSetupOver', params: causeOf },
      actions: ['clearSecrets', 'clearForms', failed('checking').actions],
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
      entry: 'clearFailure',
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => event.output.isOn, target: 'on', actions: setServerState },
          { target: 'off', actions: setServerState },
        ],
        onError: failed('unknown'),
      },
    },
    /** After a rejected step. Its failure is shown if the second factor turns out to be off. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.isOn,
            target: 'codesNotShown',
            actions: [setServerState, 'clearFailure'],
          },
          { target: 'off', actions: setServerState },
        ],
        onError: failed('unknown'),
      },
    },
    /** The second factor is on, and its recovery codes were never shown. */
    codesNotShown: { tags: 'codesNotShown', on: { continue: 'on', renew: 'renewal' } },
    unknown: { tags: 'unknown', on: { retry: 'loading' } },
    off: { tags: 'off', on: { submit: 'starting' } },
    starting: {
      tags: ['off', 'busy'],
      entry: 'clearFailure',
      on: { cancel: 'off' },
      invoke: {
        src: 'start',
        onDone: { target: 'setup', actions: assign(({ event }) => ({ setup: event.output })) },
        onError: failedOrCheckState('off'),
      },
    },
    setup: {
      tags: 'setup',
      on: {
        submit: 'confirming',
        cancel: { target: 'off', actions: ['clearSecrets', 'clearFailure'] },
      },
    },
    /** Cannot be cancelled: the second factor may be on already, and the server sends the recovery codes only once. */
    confirming: {
      tags: ['setup', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'confirm',
        onDone: {
          target: 'codes',
          actions: [setRecoveryCodes, 'announceOn'],
        },
        onError: failedOrCheckState('setup'),
      },
    },
    codes: { tags: 'codes', on: { codesSaved: { target: 'on', actions: 'clearSecrets' } } },
    on: {
      tags: 'on',
      on: { submit: 'turningOff', renew: { target: 'renewal', actions: ['clearForms', 'clearFailure'] } },
    },
    renewal: {
      tags: 'renewal',
      on: { submit: 'renewing', cancel: { target: 'on', actions: ['clearForms', 'clearFailure'] } },
    },
    /** Cannot be cancelled: the server sends the new codes only once. If they are lost, the next code renews them again. */
    renewing: {
      tags: ['renewal', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'renew',
        onDone: { target: 'newCodes', actions: [setRecoveryCodes, 'announceRenewed'] },
        onError: failed('renewal'),
      },
    },
    newCodes: { tags: 'newCodes', on: { codesSaved: { target: 'on', actions: 'clearSecrets' } } },
    turningOff: {
      tags: ['on', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'turnOff',
        onDone: { target: 'off', actions: 'announceOff' },
        onError: failed('on'),
      },
    },
  },
});
