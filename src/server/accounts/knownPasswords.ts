import { createHash } from 'node:crypto';
import { readBody } from '../system/readBody';
import type { Config } from '../config';
import { networkErrorReason } from '../system/networkError';
import { normalizedPassword } from './passwords';

/** How long an answer may take, in milliseconds, and how large it may be, in bytes. */
const answerTimeout = 3_000;
const maxAnswerBytes = 1024 * 1024;

/** As many characters of a hash as the service is told; hundreds of known passwords begin with the same. */
const toldCharacters = 5;

/** The rest of a hash, and how many breaches know its password; none do where the line only hides how long the answer is. */
const answerLine = /^([0-9A-F]{35}):(\d+)$/i;

/** @throws Error where a line is none of the protocol */
const readLine = (line: string): readonly [rest: string, count: number] => {
  const [, rest, count] = answerLine.exec(line) ?? [];
  if (rest === undefined) throw new Error('the answer is not one of the protocol');
  return [rest.toUpperCase(), Number(count)];
};

/**
 * Asks a service that knows the passwords of breaches, in the protocol of Have I Been Pwned's ranges: it learns five
 * characters of a SHA-1, and answers all hashes that begin with them. It is not trusted to be there: where it fails, a
 * password is held to the other rules alone.
 */
export class KnownPasswords {
  /** @param onProblem is told in a few words why a password was not looked up, and nothing of it */
  constructor(
    private readonly url: Config['knownPasswordsUrl'],
    private readonly onProblem: (problem: string) => void,
    private readonly timeout = answerTimeout,
  ) {}

  /** Whether the service knows a password; it does not where there is none, or where it does not answer. */
  async has(password: string): Promise<boolean> {
    if (this.url === undefined) return false;
    const hash = createHash('sha1').update(normalizedPassword(password)).digest('hex').toUpperCase();
    try {
      const lines = await this.ask(`${this.url}${hash.slice(0, toldCharacters)}`);
      return lines.some(([rest, count]) => rest === hash.slice(toldCharacters) && count > 0);
    } catch (error) {
      this.onProblem(networkErrorReason(error));
      return false;
    }
  }

  private async ask(url: string): Promise<(readonly [rest: string, count: number])[]> {
    const signal = AbortSignal.timeout(this.timeout);
    try {
      const answer = await fetch(url, { headers: { 'add-padding': 'true' }, redirect: 'manual', signal });
      const text = (await readBody(answer, maxAnswerBytes)).toString('latin1');
      return text.split(/\r?\n/).filter(Boolean).map(readLine);
    } catch (error) {
      throw signal.aborted ? new Error(`the answer takes more than ${this.timeout} ms`) : error;
    }
  }
}
