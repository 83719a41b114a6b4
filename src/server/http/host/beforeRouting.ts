import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasSeveralHosts } from './hostCheck';

/**
 * Responds before routing to frequent requests whose response is cached. All other requests are routed. During a stop every
 * request is routed, since only routed responses close their connection.
 * @param respond returns whether it has responded
 */
export function installEarlyResponses(
  app: FastifyInstance,
  respond: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onReady', (done) => {
    const { server } = app;
    const [route] = server.listeners('request') as RequestListener[]; // the first is Fastify's, which it created the server with
    if (route) {
      server.off('request', route);
      server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
        const hasResponded = !isStopping && !hasSeveralHosts(request) && respond(request, response);
        if (!hasResponded) route(request, response);
      });
    }
    done();
  });
}
