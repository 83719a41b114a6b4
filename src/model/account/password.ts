import { brands } from '../site/brands';
import { maxPasswordLength, minPasswordLength } from '../limits';

/** The error codes for the length of a new password (`model/errors`). */
type LengthErrorCode = 'passwordTooShort' | 'passwordTooLong';

export const passwordLimits: Readonly<Record<LengthErrorCode, number>> = {
  passwordTooShort: minPasswordLength,
  passwordTooLong: maxPasswordLength,
};

/** Counts characters (code points), not UTF-16 units. */
const countCharacters = (password: string): number => [...password.normalize('NFC')].length;

/** Whether a new password is too short. Several spaces in a row count as one. */
export function isTooShort(password: string): boolean {
  return countCharacters(password.replace(/ {2,}/g, ' ')) < minPasswordLength;
}

/** The error of a new password's length, if any. Passwords that are in use already are not checked. */
export function passwordLengthError(password: string): LengthErrorCode | undefined {
  if (isTooShort(password)) return 'passwordTooShort';
  return countCharacters(password) > maxPasswordLength ? 'passwordTooLong' : undefined;
}

/** From 0, among the first guesses of an attacker, to 4, the hardest to guess. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** The words that an attacker tries first: those of the account, and those of the site. */
export function guessableWords(email: string): string[] {
  return [...Object.values(brands).map(({ name }) => name), email, ...email.split(/[^\p{L}\p{N}]+/u)];
}
