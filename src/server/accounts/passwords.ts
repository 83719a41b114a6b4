import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, with a memory cost in KiB. What a hash was made with stands in it, so these can be raised at any time. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

/** The form in which a password is compared: the same signs may come in several from different keyboards. */
export const normalizedPassword = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(normalizedPassword(password), cost);

/** A hash that no password has, so that an account that does not exist takes as long to refuse as one that does. */
let nobodysHash: Promise<string> | undefined;

/** What a hash looks like; a backup that somebody wrote may hold anything in its place. */
const writtenHash = /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** Whether a password is right; it never is where there is no hash, or what is none. */
export const verifyPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'));
  const isHash = passwordHash !== undefined && writtenHash.test(passwordHash);
  const matches = await verify(isHash ? passwordHash : await nobodysHash, normalizedPassword(password));
  return matches && isHash;
};

/** A password that can be copied without mistakes: 120 bits. */
export const randomPassword = (): string => randomBytes(15).toString('base64url');
