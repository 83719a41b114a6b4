import { minPasswordStrength } from '../../model/limits';
import { passwordLengthError, passwordLimits } from '../../model/account/password';
import { AppError } from '../errors';
import type { KnownPasswords } from './knownPasswords';

/**
 * Holds a new password to what is asked of one; passwords that are in use already are not.
 * @throws Refusal of one that is too short, too long, easy to guess or known from a breach
 */
export const checkNewPassword = async (
  password: string,
  email: string,
  knownPasswords: KnownPasswords,
): Promise<void> => {
  const fault = passwordLengthError(password);
  if (fault) throw new AppError(fault, { limit: passwordLimits[fault] });
  const { strengthOf } = await import('./passwordStrength'); // a dictionary that nothing else needs
  if (strengthOf(password, email) < minPasswordStrength) throw new AppError('passwordKnown');
  if (await knownPasswords.has(password)) throw new AppError('passwordKnown');
};
