import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Account } from '../accounts/accounts';
import type { MailServer } from './mailServer';
import type { RequestOrigin } from './noticeMail';
import { createNoticeMail } from './noticeMail';
import type { NoticeKind } from './noticeTexts';
import { Outbox } from './outbox';

type KnownTokens = readonly (readonly [token: string, name: string])[];

/** The tokens that identify browsers. The order matters: a user agent also names the browsers that its own derives from. */
const browsers: KnownTokens = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: KnownTokens = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const findName = (tokens: KnownTokens, userAgent: string): string | undefined =>
  tokens.find(([token]) => userAgent.includes(token))?.[1];

/**
 * The browser in a user agent header, such as `Firefox, Windows`. It returns only names from the lists above, because a
 * client may write anything in the header.
 * @returns undefined for an unknown browser
 */
function browserName(userAgent: string): string | undefined {
  const browser = findName(browsers, userAgent);
  if (browser === undefined) return undefined;
  const system = findName(systems, userAgent);
  return system === undefined ? browser : `${browser}, ${system}`;
}

/** How long a stop of the server waits for pending mails. It is less than the time limit of the whole stop. */
const closeTimeoutMs = 3000;

const originOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  address: isIP(ip) === 0 ? '?' : ip, // a proxy sets the address, so it may be invalid
  browser: browserName(headers['user-agent'] ?? ''),
});

/** Informs the owners of accounts by mail about what requests changed. It does nothing without a mail server. */
export class Notices {
  private readonly outbox: Outbox | undefined;

  constructor(server: MailServer | undefined, log: FastifyBaseLogger) {
    if (!server) return;
    const onProblem = (reason: string, { subject }: { readonly subject: string }): void =>
      log.warn({ reason, subject }, 'a mail was not sent');
    this.outbox = new Outbox(server, onProblem);
  }

  /**
   * Sends a mail about a request in the background: the request does not wait for the mail, and does not fail with it. The
   * mail is also sent if the client closes the connection early.
   */
  send(request: FastifyRequest, { email }: Pick<Account, 'email'>, kind: NoticeKind): void {
    void this.outbox?.send(
      createNoticeMail({ kind, account: email, at: new Date(), origin: originOf(request) }),
    );
  }

  async close(): Promise<void> {
    await this.outbox?.close(closeTimeoutMs);
  }
}
