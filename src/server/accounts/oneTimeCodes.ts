import { Secret, TOTP } from 'otpauth';

/** In seconds: how long a code is shown, as every authenticator application has it (RFC 6238). */
const period = 30;

export const codeDigits = 6;

/** Clocks differ: the code before and the one after are taken too, so that a code is good for 90 seconds at the most. */
const window = 1;

/** As RFC 4226 recommends: 160 bits. */
const secretBytes = 20;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period });

/** What codes are made with, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What an authenticator application reads from a picture: `otpauth://totp/…`. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: codeDigits,
    period,
    issuer,
    label: email,
  }).toString();

/** What a secret looks like; a backup that somebody wrote may hold anything in its place, even nothing. */
const writtenSecret = /^[A-Z2-7]{16,}$/;

/** What a code looks like: anything else cannot even be compared with one. */
const writtenCode = new RegExp(`^[0-9]{${codeDigits}}$`);

/** The step of 30 seconds, since 1970, whose code this is; undefined for a code of no moment near now. */
export const timeStepOfCode = (secret: string, code: string, now: number): number | undefined => {
  if (!writtenSecret.test(secret) || !writtenCode.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
};
