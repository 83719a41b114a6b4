import { Refusal } from '../http/refusal';
import { normalizedEmail } from './accounts';
import { TryLimiter } from './tryLimiter';

const quarterOfAnHour = 15 * 60 * 1000;

/**
 * Limits failed logins: of an account from one address, of an account from everywhere, and of an address. The owner is not
 * locked out by a stranger: an address that logged in to the account before is not held to what others try.
 */
export class LoginLimits {
  private readonly pairs = new TryLimiter({ tries: 10, within: quarterOfAnHour });
  private readonly accounts = new TryLimiter({ tries: 50, within: quarterOfAnHour });
  private readonly addresses = new TryLimiter({ tries: 50, within: quarterOfAnHour });
  private readonly known = new Set<string>();

  /** Counts a try, unless it is refused: else one stranger could use up what all addresses have. @throws Refusal where there were too many. @returns what to call when it succeeded */
  take(email: string, address: string): () => void {
    const account = normalizedEmail(email);
    const pair = `${account}\n${address}`;
    const counted: (readonly [TryLimiter, string])[] = [
      [this.pairs, pair],
      [this.addresses, address],
    ];
    if (!this.known.has(pair)) counted.push([this.accounts, account]);
    const seconds = Math.max(...counted.map(([limiter, key]) => limiter.secondsToWait(key)));
    if (seconds > 0) throw new Refusal('tooManyTries', { seconds });
    for (const [limiter, key] of counted) limiter.count(key);
    return () => {
      this.known.add(pair);
      for (const [limiter, key] of counted) limiter.giveBack(key);
    };
  }
}
