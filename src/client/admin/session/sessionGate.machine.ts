import { setup } from 'xstate';

/**
 * Whether the server still knows the session. While it does not, the password is asked for in place, once however many
 * calls found out; then they are let through, or told that nobody logged in.
 */
export const sessionGateMachine = setup({
  types: {
    events: {} as { type: 'expired' } | { type: 'loggedIn' } | { type: 'givenUp' }, // how XState is given types
    tags: {} as 'asking', // likewise
  },
  actions: {
    /** Repeats the calls that wait. */
    letThrough: () => undefined,
    /** Ends the calls that wait with the error that they had. */
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
