import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from './passwordCost';

/** The form in which a password is compared: the same signs may come in several from different keyboards. */
export const normalizedPassword = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(normalizedPassword(password), { ...cost });

/** A hash that no password has, so that an account that does not exist takes as long to refuse as one that does. */
let nobodysHash: Promise<string> | undefined;

/** What a hash looks like; a backup that somebody wrote may hold anything in its place. */
const writtenHash = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** Whether a password is right; it never is where there is no hash, or what is none. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
  cost: PasswordCost,
): Promise<boolean> => {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'), cost);
  const isHash = passwordHash !== undefined && writtenHash.test(passwordHash);
  const matches = await verify(isHash ? passwordHash : await nobodysHash, normalizedPassword(password));
  return matches && isHash;
};

/** A password that can be copied without mistakes: 120 bits. */
export const randomPassword = (): string => randomBytes(15).toString('base64url');
