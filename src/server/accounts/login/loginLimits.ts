import { dayMs } from '../../../model/format/durations';
import type { Database } from '../../database/database';
import { rateLimitKey } from '../../limits/rateLimitKey';
import { normalizedEmail } from '../accounts';
import { createExpiryCleanup } from '../../limits/expiryCleanup';
import type { AttemptLimit, RateLimit } from '../../limits/attemptLimiter';
import { AttemptLimiter } from '../../limits/attemptLimiter';
import { digest } from '../../system/digest';

/** How long an IP address stays known after its last login: 90 days. */
const lifetimeMs = 90 * dayMs;

const keyOf = (account: string, address: string): string => digest(`${account}\n${address}`);

/** The IP addresses that logged in to an account. Only hashes are stored. */
class KnownIpAddresses {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async has(account: string, address: string): Promise<boolean> {
    const known = await this.database.system
      .selectFrom('known_addresses')
      .select('key')
      .where('key', '=', keyOf(account, address))
      .where('endsAt', '>', this.now())
      .executeTakeFirst();
    return known !== undefined;
  }

  async add(account: string, address: string): Promise<void> {
    const endsAt = this.now() + lifetimeMs;
    await this.database.system
      .insertInto('known_addresses')
      .values({ key: keyOf(account, address), endsAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
      .execute();
  }
}

/** A login attempt. It counts as failed until its outcome is known. */
export interface LoginAttempt {
  /** Whether the IP address has logged in to the account within the last 90 days. */
  readonly isKnown: boolean;
  readonly succeeded: () => Promise<void>;
  /** Neither failed nor succeeded: the login continues with another request. */
  readonly release: () => Promise<void>;
}

/**
 * Limits failed logins per account and IP address, per account, and per IP address. An IP address that has logged in to
 * the account is exempt from the limit per account, so that strangers cannot lock the owner out. The counters are in the
 * database, so all processes share them.
 */
export class LoginLimits {
  private readonly limiter: AttemptLimiter;
  private readonly knownIpAddresses: KnownIpAddresses;
  private readonly deleteExpired: () => Promise<void>;

  constructor(database: Database, config: RateLimit, now: () => number = Date.now) {
    this.limiter = new AttemptLimiter(database, config, now);
    this.knownIpAddresses = new KnownIpAddresses(database, now);
    this.deleteExpired = createExpiryCleanup(database, now);
  }

  /**
   * Counts an attempt. Rejected attempts are not counted, or else one stranger could use up the limits of all IP addresses.
   * @throws AppError if there were too many attempts
   */
  async take(email: string, clientIp: string): Promise<LoginAttempt> {
    await this.deleteExpired();
    const address = rateLimitKey(clientIp);
    const account = normalizedEmail(email);
    const limits: AttemptLimit[] = [
      { key: `login pair\n${account}\n${address}`, maxAttempts: 10 },
      { key: `login address\n${address}`, maxAttempts: 50 },
    ];
    const isKnown = await this.knownIpAddresses.has(account, address);
    if (!isKnown) limits.push({ key: `login account\n${account}`, maxAttempts: 50 });
    await this.limiter.take(limits);
    const release = async (): Promise<void> => this.limiter.refund(limits);
    const succeeded = async (): Promise<void> => {
      await this.knownIpAddresses.add(account, address);
      await release();
    };
    return { isKnown, succeeded, release };
  }
}
