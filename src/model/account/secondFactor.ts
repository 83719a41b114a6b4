/** The `error` of a login with the right password, whose account also requires a code. */
export const codeRequired = 'code-required';

/** The `error` of a request that the account may send only after it has set up the required second factor. */
export const secondFactorRequired = 'second-factor-required';

/**
 * The `error` of a request about a setup that is no longer valid: the second factor is already on, or the setup was never
 * started, or it was started again.
 */
export const secondFactorSetupExpired = 'second-factor-setup-over';

/** The second factor of an account, as its administrator sees it. */
export interface SecondFactorState {
  readonly isOn: boolean;
  /** Whether the site requires it of every account, so that it cannot be turned off. */
  readonly isRequired: boolean;
  /** How many unused recovery codes are left. */
  readonly recoveryCodes: number;
}

/** The input of an authenticator application: the key to type, and the same key as a URI for a QR code. */
export interface SecondFactorSetup {
  readonly secret: string;
  readonly uri: string;
}
