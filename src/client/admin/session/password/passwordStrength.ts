import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordStrength } from '../../../../model/account/password';
import { guessableWords } from '../../../../model/account/password';

/*
 * Contains tens of thousands of known passwords: import it on demand only. The server uses the same estimator.
 */

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The strength of a password against guesses from common passwords, keyboard patterns, dates and the account's email. */
export function strengthOf(password: string, email: string): PasswordStrength {
  return estimator.check(password, guessableWords(email)).score;
}
