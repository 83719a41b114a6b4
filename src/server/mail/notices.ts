import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/accounts';
import { browserName } from './browserName';
import type { MailServer } from './mailServer';
import type { Origin } from './mailAbout';
import { mailAbout } from './mailAbout';
import type { NoticeKind } from './noticeWords';
import { Outbox } from './outbox';

/** How long a stop waits for what is being sent, in milliseconds: less than it has for all. */
const stopPatience = 3000;

const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: isIP(ip) === 0 ? '?' : ip, // a proxy writes it
  browser: browserName(headers['user-agent'] ?? ''),
});

/** Tells the owners of accounts by mail what calls did to them, where there is a mail server. */
export class Notices {
  private readonly outbox: Outbox | undefined;

  constructor(server: MailServer | undefined, log: FastifyBaseLogger) {
    if (!server) return;
    const onProblem = (reason: string, { subject }: { readonly subject: string }): void =>
      log.warn({ reason, subject }, 'a mail was not sent');
    this.outbox = new Outbox(server, onProblem);
  }

  /** Sends a mail once a call is answered, so that the call neither waits for it nor fails with it. */
  afterAnswer(reply: FastifyReply, { email }: Pick<Account, 'email'>, kind: NoticeKind): void {
    const { outbox } = this;
    if (!outbox) return;
    const mail = mailAbout({ kind, account: email, at: new Date(), origin: originOf(reply.request) });
    reply.raw.once('close', () => void outbox.send(mail));
  }

  async close(): Promise<void> {
    await this.outbox?.close(stopPatience);
  }
}
