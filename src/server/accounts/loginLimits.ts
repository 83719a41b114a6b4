import type { Database } from '../database/database';
import { countedAddress } from '../system/rateLimitKey';
import { normalizedEmail } from './accounts';
import { createExpiryCleanup } from './expiryCleanup';
import { KnownAddresses } from './knownAddresses';
import type { AttemptLimit } from './attemptLimiter';
import { AttemptLimiter } from './attemptLimiter';

/** A login that was counted as failed before its outcome is known. */
export interface LoginAttempt {
  /** Whether its address logged in to the account before. */
  readonly isKnown: boolean;
  readonly succeeded: () => Promise<void>;
  /** Neither failed nor succeeded: it goes on with another call. */
  readonly undecided: () => Promise<void>;
}

/**
 * Limits failed logins: of an account from one address, of an account from everywhere, and of an address. The owner is not
 * locked out by a stranger: an address that logged in to the account before is not held to what others try. Kept in the
 * database, so that it holds for all processes together.
 */
export class LoginLimits {
  private readonly limiter: AttemptLimiter | undefined;
  private readonly known: KnownAddresses;
  private readonly forgetEnded: () => Promise<void>;

  constructor(
    database: Database,
    { rateLimit }: { readonly rateLimit: boolean } = { rateLimit: true },
    now: () => number = Date.now,
  ) {
    if (rateLimit) this.limiter = new AttemptLimiter(database, now);
    this.known = new KnownAddresses(database, now);
    this.forgetEnded = createExpiryCleanup(database, now);
  }

  /** Counts a try, unless it is refused: else one stranger could use up what all addresses have. @throws Refusal where there were too many */
  async take(email: string, clientAddress: string): Promise<LoginAttempt> {
    await this.forgetEnded();
    const address = countedAddress(clientAddress);
    const account = normalizedEmail(email);
    const limits: AttemptLimit[] = [
      { key: `login pair\n${account}\n${address}`, tries: 10 },
      { key: `login address\n${address}`, tries: 50 },
    ];
    const isKnown = await this.known.has(account, address);
    if (!isKnown) limits.push({ key: `login account\n${account}`, tries: 50 });
    await this.limiter?.take(limits);
    const undecided = async (): Promise<void> => this.limiter?.giveBack(limits);
    const succeeded = async (): Promise<void> => {
      await this.known.add(account, address);
      await undecided();
    };
    return { isKnown, succeeded, undecided };
  }
}
