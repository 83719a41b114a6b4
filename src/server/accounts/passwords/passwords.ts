import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from './passwordCost';

/** Normalizes a password for comparison. Keyboards may encode the same character in different ways. */
export function normalizedPassword(password: string): string {
  return password.normalize('NFC');
}

export function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return hash(normalizedPassword(password), { ...cost });
}

/**
 * Hash of a random password. An unknown account is checked against it, so that rejecting it takes as long as for a
 * known one.
 */
let dummyHash: Promise<string> | undefined;

/** The format of a hash. A backup from elsewhere may have any text in its place. */
const hashPattern = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** Whether a password is correct. Always false without a hash, or if the text is not a hash. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(32).toString('base64url'), cost);
  const isHash = passwordHash !== undefined && hashPattern.test(passwordHash);
  const matches = await verify(isHash ? passwordHash : await dummyHash, normalizedPassword(password));
  return matches && isHash;
}

/** Generates a password of 120 bits in base64url, which is easy to copy. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
