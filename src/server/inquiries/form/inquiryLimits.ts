import { domainToASCII } from 'node:url';
import { dayMs } from '../../../model/format/durations';
import type { AttemptLimit, RateLimit } from '../../limits/attemptLimiter';
import { AttemptLimiter } from '../../limits/attemptLimiter';
import { createExpiryCleanup } from '../../limits/expiryCleanup';
import type { Database } from '../../database/database';
import { rateLimitKey, ipv6NetworkBits } from '../../limits/rateLimitKey';

/** Inquiries in 15 minutes from one IP address: more than the people of an office ask. */
const maxPerIpAddress = 10;

/** Inquiries in 15 minutes from all networks that one customer of a provider may have, so that nobody uses up `maxInAll`. */
const maxPerIpv6Network = 40;

/** Inquiries in 15 minutes, and in a day, with one email address, so that nobody can fill somebody else's mailbox. */
const maxPerEmail = 10;
const maxPerEmailInDay = 20;

/** Inquiries in 15 minutes in all: more than a site of this size gets in a day. */
const maxInAll = 200;

/**
 * The mailbox of an address. Others reach it too: with capitals, dots or a tag (`jo.tag+1@Example.com`), and with letters of a
 * domain that mean the same.
 */
const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  const domain = email.slice(at + 1).toLowerCase();
  return `${name.replaceAll('.', '')}@${(domainToASCII(domain) || domain).replace(/\.$/, '')}`;
};

const limitsOfMailbox = (mailbox: string): readonly AttemptLimit[] => [
  { key: `inquiry email\n${mailbox}`, maxAttempts: maxPerEmail },
  { key: `inquiry email in a day\n${mailbox}`, maxAttempts: maxPerEmailInDay, windowMs: dayMs },
];

/** Limits inquiries per IP address, per email address and in all. The counters are in the database, so all processes share them. */
export class InquiryLimits {
  private readonly limiter: AttemptLimiter;
  private readonly deleteExpired: () => Promise<void>;

  constructor(database: Database, config: RateLimit, now: () => number) {
    this.limiter = new AttemptLimiter(database, config, now);
    this.deleteExpired = createExpiryCleanup(database, now);
  }

  /** Counts an inquiry. @throws AppError if there were too many */
  async take(address: string, email: string): Promise<void> {
    await this.deleteExpired();
    await this.limiter.take([
      { key: `inquiry address\n${rateLimitKey(address)}`, maxAttempts: maxPerIpAddress },
      { key: `inquiry site\n${rateLimitKey(address, ipv6NetworkBits)}`, maxAttempts: maxPerIpv6Network },
      { key: 'inquiry', maxAttempts: maxInAll },
      ...(email === '' ? [] : limitsOfMailbox(mailboxOf(email))),
    ]);
  }
}
