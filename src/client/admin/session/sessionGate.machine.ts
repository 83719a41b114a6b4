import { setup } from 'xstate';

/**
 * Whether the session is valid. When it has expired, the password dialog opens, once for any number of failed requests.
 * After the login the requests are repeated; without a login they fail.
 */
export const sessionGateMachine = setup({
  types: {
    events: {} as { type: 'expired' } | { type: 'loggedIn' } | { type: 'givenUp' }, // how XState is given types
    tags: {} as 'asking', // likewise
  },
  actions: {
    /** Repeats the waiting requests. */
    letThrough: () => undefined,
    /** Lets the waiting requests fail with their original error. */
    turnAway: () => undefined,
  },
}).createMachine({
  id: 'sessionGate',
  initial: 'valid',
  states: {
    valid: { on: { expired: 'asking' } },
    asking: {
      tags: 'asking',
      on: {
        loggedIn: { target: 'valid', actions: 'letThrough' },
        givenUp: { target: 'valid', actions: 'turnAway' },
      },
    },
  },
});
