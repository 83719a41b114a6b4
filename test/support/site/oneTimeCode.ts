import { Secret, TOTP } from 'otpauth';

/** How long a code is valid, in milliseconds. */
export const codePeriod = 30_000;

/** The code that an authenticator app shows for a secret. @param timestamp in milliseconds; now by default */
export function oneTimeCode(secret: string, timestamp: number = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
