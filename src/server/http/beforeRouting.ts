import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasSeveralHosts } from './hostCheck';

/**
 * Answers before all routing what is asked for most and is ready to be sent. What this does not answer goes the way of the
 * others, and so does everything once the server stops: those answers end their connections.
 * @param answer says whether it has answered
 */
export const installEarlyResponses = (
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void => {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onReady', (done) => {
    const { server } = app;
    const [route] = server.listeners('request') as RequestListener[]; // the first is Fastify's, with which it made the server
    if (route) {
      server.off('request', route);
      server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
        const isAnswered = !isStopping && !hasSeveralHosts(request) && answer(request, response);
        if (!isAnswered) route(request, response);
      });
    }
    done();
  });
};
