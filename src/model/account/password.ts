import { brands } from '../site/brands';
import { maxPasswordLength, minPasswordLength } from '../limits';

/** What can be wrong with the length of a new password: a code of `model/errors`. */
type LengthFault = 'passwordTooShort' | 'passwordTooLong';

export const passwordLimits: Readonly<Record<LengthFault, number>> = {
  passwordTooShort: minPasswordLength,
  passwordTooLong: maxPasswordLength,
};

/** Characters, not units of an encoding. */
const charactersOf = (password: string): number => [...password.normalize('NFC')].length;

/** Whether a password is too short for a new one: several spaces in a row count as one. */
export const isTooShort = (password: string): boolean =>
  charactersOf(password.replace(/ {2,}/g, ' ')) < minPasswordLength;

/** What is wrong with the length of a new password. One that is in use already is not held to it. */
export const passwordLengthError = (password: string): LengthFault | undefined => {
  if (isTooShort(password)) return 'passwordTooShort';
  return charactersOf(password) > maxPasswordLength ? 'passwordTooLong' : undefined;
};

/** From 0, one of the first that anybody tries, to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** What whoever attacks an account would try first: the account's own words, and those of the site. */
export const guessableWords = (email: string): string[] => [
  ...Object.values(brands).map(({ name }) => name),
  email,
  ...email.split(/[^\p{L}\p{N}]+/u),
];
