import { hourMs, minuteMs } from '../../../model/format/durations';
import { clearInterval, setInterval } from 'node:timers';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable, Transaction } from 'kysely';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { isMailAddress } from '../../../model/text/mailAddress';
import { AppError } from '../../errors';
import { CoalescedRun } from '../../system/coalescedRun';
import type { InquiryMailTable, SystemTables } from '../../database/database';
import type { MailServer } from '../../mail/mailServer';
import type { Mail } from '../../mail/sendMail';
import {
  AddressError,
  isErrorOfMail,
  isPermanentError,
  mailErrorReason,
  sendMail,
} from '../../mail/sendMail';
import { companyAddress, companyMail, visitorMail } from './inquiryMails';
import type { InquiryContext, InquiryMails } from '../inquiryContext';
import { findInquiry } from '../storage/readInquiries';

/** The delays before each retry: about three days in all. */
const retryDelaysMs = [
  ...[1, 5, 15, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 4, 8, 12, 24, 24].map((hours) => hours * hourMs),
];

/** How often it looks for mails that are due, in milliseconds. */
const intervalMs = minuteMs;

/** After this time, a mail that a process began to send is due again: the process has ended. Longer than any attempt. */
const claimMs = 5 * minuteMs;

type StoredMail = Selectable<InquiryMailTable>;

/**
 * The mails about inquiries. They wait in the database, so that none is lost when the server stops or the mail server is away for
 * days. Their texts are written when they are sent, so what a visitor wrote is stored only once.
 */
export class InquiryMailQueue implements InquiryMails {
  private readonly connections = new AbortController();
  private readonly round = new CoalescedRun(() => this.sendDue());
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly context: InquiryContext,
    private readonly server: MailServer,
    private readonly log: FastifyBaseLogger,
  ) {}

  async add(
    transaction: Transaction<SystemTables>,
    inquiryId: number,
    { email, brand, subject }: Pick<Inquiry, 'email' | 'brand' | 'subject'>,
  ): Promise<void> {
    const { content, now } = this.context;
    const recipients: StoredMail['recipient'][] = [];
    if (isMailAddress(email)) recipients.push('visitor');
    if (companyAddress(content, brand, subject) !== undefined) recipients.push('company');
    for (const recipient of recipients)
      await transaction
        .insertInto('inquiry_mails')
        .values({ inquiryId, recipient, state: 'waiting', nextAt: now() })
        .execute();
  }

  start(): void {
    this.wake();
    this.timer = setInterval(() => this.wake(), intervalMs);
    this.timer.unref();
  }

  wake(): void {
    this.run().catch((error: unknown) =>
      this.log.error(
        { err: error },
        'mails about inquiries could not be sent: the next attempt is in a minute',
      ),
    );
  }

  /** Sends the due mails. Mails that fail stay in the database. */
  run(): Promise<void> {
    return this.round.run();
  }

  /** Cuts the connections. Unsent mails stay in the database. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.connections.abort();
    await this.run().catch(() => undefined);
  }

  /** One mail after the other. Ends where the mail server is away, or refuses the site: the others would fail too. */
  private async sendDue(): Promise<void> {
    while (!this.connections.signal.aborted) {
      const mail = await this.claimNext();
      if (!mail || !(await this.trySend(mail))) return;
    }
  }

  /** Claims a mail that is due: no other process sends it. */
  private async claimNext(): Promise<StoredMail | undefined> {
    const { database, now } = this.context;
    for (;;) {
      const mail = await database.system
        .selectFrom('inquiry_mails')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('nextAt', '<=', now())
        .orderBy('nextAt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!mail) return undefined;
      const attempts = mail.attempts + 1;
      const claim = await database.system
        .updateTable('inquiry_mails')
        .set({ attempts, nextAt: now() + claimMs })
        .where('id', '=', mail.id)
        .where('attempts', '=', mail.attempts) // another process may have claimed it
        .executeTakeFirst();
      if (claim.numUpdatedRows > 0n) return { ...mail, attempts };
    }
  }

  /** @returns whether the mail server may accept the next one */
  private async trySend(mail: StoredMail): Promise<boolean> {
    const { signal } = this.connections;
    try {
      await this.send(mail);
      await this.update(mail, { state: 'sent' });
      return true;
    } catch (error) {
      if (signal.aborted) {
        await this.update(mail, { attempts: mail.attempts - 1, nextAt: this.context.now() });
        return false;
      }
      const retryDelayMs = retryDelaysMs[mail.attempts - 1];
      const isOfMail = isErrorOfMail(error) || error instanceof AppError; // such as one that cannot be decrypted
      const isLast = retryDelayMs === undefined || (isOfMail && isPermanentError(error));
      const reason = mailErrorReason(error);
      this.log.warn(
        { inquiry: mail.inquiryId, recipient: mail.recipient, reason, isLast },
        'a mail was not sent',
      );
      await this.update(mail, isLast ? { state: 'failed' } : { nextAt: this.context.now() + retryDelayMs });
      return isLast || isOfMail;
    }
  }

  private async send({ inquiryId, recipient }: StoredMail): Promise<void> {
    const inquiry = await findInquiry(this.context, inquiryId);
    if (!inquiry) return; // it was erased
    const mail = this.compose(inquiry, recipient);
    if (!mail) throw new AddressError('the company has no address any more'); // the inbox says that nobody was notified
    const [, domain = 'localhost'] = this.server.from.split('@');
    const id = `inquiry-${inquiry.reference}-${recipient}@${domain}`;
    await sendMail(this.server, { ...mail, id }, this.connections.signal);
  }

  private compose(inquiry: Inquiry, recipient: StoredMail['recipient']): Mail | undefined {
    const { content } = this.context;
    if (recipient === 'visitor') return visitorMail(content, inquiry);
    const address = companyAddress(content, inquiry.brand, inquiry.subject);
    return address === undefined ? undefined : companyMail(content, inquiry, address);
  }

  private async update({ id }: StoredMail, values: Partial<Omit<StoredMail, 'id'>>): Promise<void> {
    await this.context.database.system
      .updateTable('inquiry_mails')
      .set(values)
      .where('id', '=', id)
      .execute();
  }
}
