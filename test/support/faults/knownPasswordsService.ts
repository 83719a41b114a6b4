import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const rangePath = '/range/';

/** The SHA-1 of a text as the protocol writes it. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** A service that knows the passwords of breaches, in the protocol of Have I Been Pwned's ranges. */
export class KnownPasswordsService {
  /** All that it was told: methods, addresses and headers. */
  readonly told: string[] = [];
  /** How it answers in place of ranges. */
  trouble: RequestListener | undefined;
  /** How it writes its answers. */
  writing: (answer: string) => string = (answer) => answer;
  private readonly counts = new Map<string, number>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.note(request);
      if (this.trouble) this.trouble(request, response);
      else response.end(this.writing(this.range(request)));
    });
  }

  static async start(): Promise<KnownPasswordsService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new KnownPasswordsService(server);
  }

  /** What the first characters of a hash are appended to. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${rangePath}`; // it listens, and not on a pipe
  }

  /** Has it know a password of so many breaches; of none, it is told to hide how long an answer is. */
  knows(password: string, count = 3): void {
    this.counts.set(hashOf(password), count);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server.close(), 'close');
  }

  private note({ method = '', url = '', rawHeaders }: IncomingMessage): void {
    this.told.push([`${method} ${url}`, ...rawHeaders].join('\n'));
  }

  private range({ url = '' }: IncomingMessage): string {
    const first = url.slice(rangePath.length);
    const known = [...this.counts].filter(([hash]) => hash.startsWith(first));
    const lines = known.map(([hash, count]) => `${hash.slice(first.length)}:${count}`);
    const others = ['another', 'a third'].map((text) => `${hashOf(text).slice(5)}:17`);
    return [...others, ...lines, `${hashOf('padding').slice(5)}:0`].join('\r\n');
  }
}
