import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Environment } from '../../../src/server/system/environment';

export interface ReceivedMail {
  /** The sender and the recipients of the SMTP envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** In the order received; folded lines are joined. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly subject: string;
  readonly text: string;
  /** The raw message, followed by the decoded text. */
  readonly raw: string;
}

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

const decodeQuotedPrintable = (text: string): string =>
  utf8(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString();

/** Decodes a header with words that are not ASCII (RFC 2047). */
const readableHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? decodeBase64(text) : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );

const decodeBody = (body: string, encoding: string | undefined): string => {
  const text =
    encoding === 'base64'
      ? decodeBase64(body)
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : body;
  return text.replaceAll('\r\n', '\n');
};

const parseMail = (raw: string, from: string, to: readonly string[]): ReceivedMail => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
  const header = (name: string): string | undefined => new Map(headers).get(name);
  const text = decodeBody(rest.join('\r\n\r\n'), header('Content-Transfer-Encoding'));
  return {
    from,
    to,
    headers,
    subject: readableHeader(header('Subject') ?? ''),
    text,
    raw: `${raw}\n${text}`,
  };
};

/** A mail server on a free port; without TLS unless the options turn it on. */
export class TestMailServer {
  /** Received mails that `next` has not returned yet. */
  readonly mails: ReceivedMail[] = [];
  /** The number of next mails that the server rejects. */
  rejections = 0;
  /** The SMTP code of a rejection. The default is temporary, so that the sender tries again. */
  rejectionCode = 451;
  /** The number of delivery attempts, rejected ones included. */
  attempts = 0;
  /** The number of connections since the start. */
  connectionCount = 0;
  private connections = 0;
  private readonly server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      logger: false,
      closeTimeout: 100,
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('end', () => {
          const { mailFrom, rcptTo } = envelope;
          const from = mailFrom ? mailFrom.address : '';
          const to = rcptTo.map(({ address }) => address);
          done(this.acceptOrReject(parseMail(Buffer.concat(chunks).toString('latin1'), from, to)));
        });
      },
      ...options,
    });
    this.server.server.on('connection', (connection: Socket) => {
      this.connectionCount += 1;
      this.connections += 1;
      connection.once('close', () => {
        this.connections -= 1;
        this.server.emit('left');
      });
    });
    this.server.on('error', () => undefined); // errors of connections; tests check their consequences
  }

  static async start(options: SMTPServerOptions = {}): Promise<TestMailServer> {
    const mailServer = new TestMailServer(options);
    await once(mailServer.server.listen(0, '0.0.0.0'), 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port; // it listens on a port
  }

  /** The variables with which a site uses this server. */
  environment(login = ''): Environment {
    return { SMTP_URL: `smtp://${login}127.0.0.1:${this.port}`, MAIL_FROM: 'site@example.com' };
  }

  /** Waits for the next mail. */
  async next(): Promise<ReceivedMail> {
    for (;;) {
      const mail = this.mails.shift();
      if (mail) return mail;
      await once(this.server, 'received');
    }
  }

  /** Waits until there were `count` delivery attempts, rejected ones included. */
  async untilAttempted(count: number): Promise<void> {
    while (this.attempts < count) await once(this.server, 'received');
  }

  /** Waits until a client is connected. */
  async untilConnected(): Promise<void> {
    if (this.connections === 0) await once(this.server.server, 'connection');
  }

  /** Waits until no client is connected. */
  async untilLeft(): Promise<void> {
    while (this.connections > 0) await once(this.server, 'left');
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** @returns the error with which the mail is rejected, or null */
  private acceptOrReject(mail: ReceivedMail): Error | null {
    this.attempts += 1;
    const isRejected = this.rejections > 0;
    if (isRejected) this.rejections -= 1;
    else this.mails.push(mail);
    this.server.emit('received');
    return isRejected ? Object.assign(new Error('refused'), { responseCode: this.rejectionCode }) : null;
  }
}
