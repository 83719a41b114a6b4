import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** How often a stop looks for connections that nothing more is to be answered on, in milliseconds. */
const sweepInterval = 100;

/** How long a stop waits for the rest of a request of which not even the headers have come, in milliseconds. */
const headersGrace = 3_000;

/** What has come over a connection, and what is under way on it. */
interface Use {
  requests: number;
  /** What had been read when the last answer ended; beyond it a request has begun. In bytes. */
  bytesAnswered: number;
}

/** The connections of a server, and what each is used for; Node tells those that were never used from no other. */
class Connections {
  private readonly uses = new Map<Socket, Use>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.uses.set(socket, { requests: 0, bytesAnswered: 0 });
      socket.once('close', () => this.uses.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const use = this.uses.get(socket);
      if (!use) return;
      use.requests += 1;
      response.once('close', () => {
        use.requests -= 1;
        use.bytesAnswered = socket.bytesRead;
      });
    });
    server.once('close', () => clearInterval(this.sweeping));
  }

  /** Ends what is idle now, and from then on whatever becomes idle. */
  stop(): void {
    const graceEnds = Date.now() + headersGrace;
    this.sweep(graceEnds);
    this.sweeping = setInterval(() => this.sweep(graceEnds), sweepInterval).unref();
  }

  private sweep(graceEnds: number): void {
    const isPatient = Date.now() < graceEnds;
    for (const [socket, { requests, bytesAnswered }] of this.uses) {
      const isBegun = socket.bytesRead > bytesAnswered;
      if (requests === 0 && !(isBegun && isPatient)) socket.destroySoon();
    }
  }
}

/**
 * A stop ends at once the connections over which nothing is under way, also those that a browser opened in advance and has
 * not used; the others end with what they are answered.
 */
export const closeConnectionsOnShutdown = (app: FastifyInstance): void => {
  const connections = new Connections(app.server);
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    connections.stop();
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
};
