import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** How often a stop looks for idle connections, in milliseconds. */
const sweepIntervalMs = 100;

/** How long a stop waits for a request whose headers have not arrived whole, in milliseconds. */
const headersGraceMs = 3_000;

/** The activity of a connection. */
interface Activity {
  requests: number;
  /** Bytes read when the last response ended. If more have been read, a new request has started. */
  bytesHandled: number;
}

/** The connections of a server and their activity. Node does not list connections that were never used. */
class Connections {
  private readonly activities = new Map<Socket, Activity>();
  private sweepTimer: NodeJS.Timeout | undefined;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.activities.set(socket, { requests: 0, bytesHandled: 0 });
      socket.once('close', () => this.activities.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      const activity = this.activities.get(socket);
      if (!activity) return;
      activity.requests += 1;
      response.once('close', () => {
        activity.requests -= 1;
        activity.bytesHandled = socket.bytesRead;
      });
    });
    server.once('close', () => clearInterval(this.sweepTimer));
  }

  /** Closes the connections that are idle now, and each other one once it is idle. */
  stop(): void {
    const graceEnds = Date.now() + headersGraceMs;
    this.sweep(graceEnds);
    this.sweepTimer = setInterval(() => this.sweep(graceEnds), sweepIntervalMs).unref();
  }

  private sweep(graceEnds: number): void {
    const isInGrace = Date.now() < graceEnds;
    for (const [socket, { requests, bytesHandled }] of this.activities) {
      const hasStarted = socket.bytesRead > bytesHandled;
      if (requests === 0 && !(hasStarted && isInGrace)) socket.destroySoon();
    }
  }
}

/**
 * During a stop, closes idle connections at once, also those that a browser opened in advance and has not used. The others
 * close after their response.
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
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
}
