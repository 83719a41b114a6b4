import { createHash } from 'node:crypto';
import { readBody } from '../../system/readBody';
import type { Config } from '../../config';
import { networkErrorReason } from '../../system/networkError';
import { normalizedPassword } from './passwords';

/** Limits of a response: its time and its size. */
const responseTimeoutMs = 3_000;
const maxResponseBytes = 1024 * 1024;

/** How many characters of the hash the service receives. Hundreds of known passwords share a prefix. */
const prefixLength = 5;

/**
 * The rest of a hash and the number of breaches with its password. A count of 0 is padding that hides the response's
 * size.
 */
const responseLine = /^([0-9A-F]{35}):(\d+)$/i;

/** @throws Error if a line does not match the protocol */
const parseLine = (line: string): readonly [rest: string, count: number] => {
  const [, rest, count] = responseLine.exec(line) ?? [];
  if (rest === undefined) throw new Error('the response does not follow the protocol');
  return [rest.toUpperCase(), Number(count)];
};

/**
 * Looks up passwords from breaches with the range API of Have I Been Pwned. The service receives the first five characters
 * of a SHA-1 hash and returns all hashes with that prefix. If the service fails, only the other password rules apply.
 */
export class KnownPasswords {
  /** @param onProblem receives a short reason if a lookup fails, without any part of the password */
  constructor(
    private readonly url: Config['knownPasswordsUrl'],
    private readonly onProblem: (problem: string) => void,
    private readonly timeoutMs = responseTimeoutMs,
  ) {}

  /** Whether the service knows a password; false if no service is configured or it does not respond. */
  async has(password: string): Promise<boolean> {
    if (this.url === undefined) return false;
    const hash = createHash('sha1').update(normalizedPassword(password)).digest('hex').toUpperCase();
    try {
      const lines = await this.fetchRange(`${this.url}${hash.slice(0, prefixLength)}`);
      return lines.some(([rest, count]) => rest === hash.slice(prefixLength) && count > 0);
    } catch (error) {
      this.onProblem(networkErrorReason(error));
      return false;
    }
  }

  private async fetchRange(url: string): Promise<(readonly [rest: string, count: number])[]> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await fetch(url, { headers: { 'add-padding': 'true' }, redirect: 'manual', signal });
      const text = (await readBody(response, maxResponseBytes)).toString('latin1');
      return text.split(/\r?\n/).filter(Boolean).map(parseLine);
    } catch (error) {
      throw signal.aborted ? new Error(`the response took more than ${this.timeoutMs} ms`) : error;
    }
  }
}
