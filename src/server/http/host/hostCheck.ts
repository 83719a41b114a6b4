import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors';

const isHostHeader = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

/** Whether a request has several Host headers: a proxy may have used another one than this server would. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (isHostHeader(rawHeaders[index] ?? '')) hosts += 1;
  return hosts > 1;
}

/** Rejects requests with several Host headers (RFC 9112, 3.2). Node rejects those without one. */
export function requireSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasSeveralHosts(raw) ? new AppError('wrongShape') : undefined);
  });
}
