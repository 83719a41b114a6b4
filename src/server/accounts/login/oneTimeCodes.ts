import { Secret, TOTP } from 'otpauth';

/** How long an authenticator app shows a code, in seconds: the default of RFC 6238. */
const period = 30;

export const codeDigits = 6;

/** Clocks differ, so the previous and the next code are accepted too. A code is valid for at most 90 seconds. */
const window = 1;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period });

/** Creates a secret for codes, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The URI that an authenticator app reads from a QR code: `otpauth://totp/…`. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: codeDigits,
    period,
    issuer,
    label: email,
  }).toString();
}

/** The format of a secret. A backup from elsewhere may have any text in its place, even an empty one. */
const secretPattern = /^[A-Z2-7]{16,}$/;

/** The format of a code. Other text cannot be compared with a code. */
const codePattern = new RegExp(`^[0-9]{${codeDigits}}$`);

/** The 30-second time step, counted from 1970, that a code belongs to; undefined if the code is not valid now. */
export function timeStepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!secretPattern.test(secret) || !codePattern.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
