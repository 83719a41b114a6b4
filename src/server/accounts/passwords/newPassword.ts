import { minPasswordStrength } from '../../../model/limits';
import { passwordLengthError, passwordLimits } from '../../../model/account/password';
import { AppError } from '../../errors';
import type { KnownPasswords } from './knownPasswords';

/** @throws AppError if a new password is blank, or differs from its confirmation */
export function requireSamePassword(password: string, confirmation: string): void {
  if (password !== confirmation) throw new AppError('passwordsDiffer');
  if (password.trim() === '') throw new AppError('fieldMissing', { field: 'password' });
}

/**
 * Checks a new password. Existing passwords are not checked.
 * @throws AppError if it is too short, too long, easy to guess or known from a breach
 */
export async function checkNewPassword(
  password: string,
  email: string,
  knownPasswords: KnownPasswords,
): Promise<void> {
  const lengthError = passwordLengthError(password);
  if (lengthError) throw new AppError(lengthError, { limit: passwordLimits[lengthError] });
  const { strengthOf } = await import('./passwordStrength'); // large dictionary, loaded on demand
  if (strengthOf(password, email) < minPasswordStrength) throw new AppError('passwordKnown');
  if (await knownPasswords.has(password)) throw new AppError('passwordKnown');
}
