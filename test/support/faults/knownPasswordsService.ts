import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const rangePath = '/range/';

/** The SHA-1 of a text as the protocol writes it: upper-case hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}

/** A service of breached passwords, with the range protocol of Have I Been Pwned. */
export class KnownPasswordsService {
  /** All requests that it received: method, address and headers of each. */
  readonly requests: string[] = [];
  /** Responds to requests in place of the range, to simulate a failure. */
  respondWithFailure: RequestListener | undefined;
  /** Changes the response text before it is sent. */
  formatResponse: (text: string) => string = (text) => text;
  private readonly counts = new Map<string, number>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.record(request);
      if (this.respondWithFailure) this.respondWithFailure(request, response);
      else response.end(this.formatResponse(this.range(request)));
    });
  }

  static async start(): Promise<KnownPasswordsService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new KnownPasswordsService(server);
  }

  /** The base URL. A client appends the first characters of a hash. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${rangePath}`; // it listens on a port, not on a pipe
  }

  /** Adds a password that occurs in `count` breaches. A count of 0 is padding that hides the length of a response. */
  addPassword(password: string, count = 3): void {
    this.counts.set(hashOf(password), count);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server.close(), 'close');
  }

  private record({ method = '', url = '', rawHeaders }: IncomingMessage): void {
    this.requests.push([`${method} ${url}`, ...rawHeaders].join('\n'));
  }

  private range({ url = '' }: IncomingMessage): string {
    const first = url.slice(rangePath.length);
    const known = [...this.counts].filter(([hash]) => hash.startsWith(first));
    const lines = known.map(([hash, count]) => `${hash.slice(first.length)}:${count}`);
    const others = ['another', 'a third'].map((text) => `${hashOf(text).slice(5)}:17`);
    return [...others, ...lines, `${hashOf('padding').slice(5)}:0`].join('\r\n');
  }
}
