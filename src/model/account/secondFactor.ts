/** The `error` of a login whose password is right, and whose account asks for a code too. */
export const codeRequired = 'code-required';

/** The `error` of a call that waits for the second factor which the site requires and the account does not have yet. */
export const secondFactorRequired = 'second-factor-required';

/** The `error` of a call about a setup that is over: the second factor is on already, or the setup was not begun or begun anew. */
export const secondFactorSetupOver = 'second-factor-setup-over';
