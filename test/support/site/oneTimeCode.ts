import { Secret, TOTP } from 'otpauth';

/** How long a code is shown, in milliseconds. */
export const codePeriod = 30_000;

/** What an authenticator application shows for a secret, now or at another time in milliseconds. */
export const oneTimeCode = (secret: string, timestamp: number = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
