import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
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

  /**
   * Sends a mail about a call beside its answer, so that the call neither waits for it nor fails with it. Whether anybody
   * waits for the answer is no matter: whoever hangs up is told of like others.
   */
  tell(request: FastifyRequest, { email }: Pick<Account, 'email'>, kind: NoticeKind): void {
    void this.outbox?.send(mailAbout({ kind, account: email, at: new Date(), origin: originOf(request) }));
  }

  async close(): Promise<void> {
    await this.outbox?.close(stopPatience);
  }
}
