import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Environment } from '../../../src/server/config';

export interface ReceivedMail {
  /** As the connection said, which is where it goes. */
  readonly from: string;
  readonly to: readonly string[];
  /** As they came, in their order; lines that go on are joined. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly subject: string;
  readonly text: string;
  /** All of it, as it came and as it reads. */
  readonly whole: string;
}

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

const unquoted = (text: string): string =>
  utf8(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );

const base64 = (text: string): string => Buffer.from(text, 'base64').toString();

/** A header with words that are not ASCII, as it reads (RFC 2047). */
const readableHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? base64(text) : unquoted(text.replaceAll('_', ' ')),
    );

const readBody = (body: string, encoding: string | undefined): string => {
  const text = encoding === 'base64' ? base64(body) : encoding === 'quoted-printable' ? unquoted(body) : body;
  return text.replaceAll('\r\n', '\n');
};

const read = (raw: string, from: string, to: readonly string[]): ReceivedMail => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
  const header = (name: string): string | undefined => new Map(headers).get(name);
  const text = readBody(rest.join('\r\n\r\n'), header('Content-Transfer-Encoding'));
  return {
    from,
    to,
    headers,
    subject: readableHeader(header('Subject') ?? ''),
    text,
    whole: `${raw}\n${text}`,
  };
};

/** A mail server on a port of its own, without TLS where it is not said. */
export class TestMailServer {
  /** What came and was not looked at. */
  readonly mails: ReceivedMail[] = [];
  /** How many of the next mails are refused. */
  refusals = 0;
  /** With which code: one that passes, where it is not said. */
  refusalCode = 451;
  /** How many mails came, with those that were refused. */
  tries = 0;
  /** How many connections were made. */
  connected = 0;
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
          done(this.receive(read(Buffer.concat(chunks).toString('latin1'), from, to)));
        });
      },
      ...options,
    });
    this.server.server.on('connection', (connection: Socket) => {
      this.connected += 1;
      this.connections += 1;
      connection.once('close', () => {
        this.connections -= 1;
        this.server.emit('left');
      });
    });
    this.server.on('error', () => undefined); // of connections; tests see what comes of them
  }

  static async start(options: SMTPServerOptions = {}): Promise<TestMailServer> {
    const mailServer = new TestMailServer(options);
    await once(mailServer.server.listen(0, '0.0.0.0'), 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port; // it listens
  }

  /** What tells a site of it. */
  environment(login = ''): Environment {
    return { SMTP_URL: `smtp://${login}127.0.0.1:${this.port}`, MAIL_FROM: 'site@example.com' };
  }

  /** Waits for a mail that was not looked at. */
  async next(): Promise<ReceivedMail> {
    for (;;) {
      const mail = this.mails.shift();
      if (mail) return mail;
      await once(this.server, 'received');
    }
  }

  /** Waits until so many mails came, with those that were refused. */
  async untilTried(count: number): Promise<void> {
    while (this.tries < count) await once(this.server, 'received');
  }

  /** Waits until somebody is connected. */
  async untilConnected(): Promise<void> {
    if (this.connections === 0) await once(this.server.server, 'connection');
  }

  /** Waits until nobody is connected. */
  async untilLeft(): Promise<void> {
    while (this.connections > 0) await once(this.server, 'left');
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** @returns why it is refused */
  private receive(mail: ReceivedMail): Error | null {
    this.tries += 1;
    const isRefused = this.refusals > 0;
    if (isRefused) this.refusals -= 1;
    else this.mails.push(mail);
    this.server.emit('received');
    return isRefused ? Object.assign(new Error('refused'), { responseCode: this.refusalCode }) : null;
  }
}
