import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordStrength } from '../../../model/account/password';
import { guessableWords } from '../../../model/account/password';

/*
 * Holds tens of thousands of known passwords: import it on demand only.
 */

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how hard a password is to guess with common passwords, keyboard patterns, dates and words of the account.
 */
export function strengthOf(password: string, email: string): PasswordStrength {
  return estimator.check(password, guessableWords(email)).score;
}
