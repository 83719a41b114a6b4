import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setRequestIdHeader } from './requestId';

/** Whether requests are logged: higher levels log only errors. */
const logsRequests = ({ log }: FastifyInstance): boolean => ['trace', 'debug', 'info'].includes(log.level);

/** The address of a request for the log: without what an administrator searches for among inquiries, such as a name. */
const loggedUrl = ({ url, routeOptions }: FastifyRequest): string =>
  routeOptions.config.action === 'readInquiries' ? (url.split('?', 1)[0] ?? '') : url;

/** Logs each request once, after its response, and gives each response the id of its request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setRequestIdHeader(request, reply);
    done();
  });
  if (!logsRequests(app)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip } = request;
    const url = loggedUrl(request);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, url, ip, status: reply.statusCode, milliseconds }, 'request completed');
    done();
  });
}
