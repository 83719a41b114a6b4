import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

/** Whether a request names several hosts: a server in front may have gone by another than this one would. */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index] ?? '')) hosts += 1;
  return hosts > 1;
};

/** Refuses what names several hosts (RFC 9112, 3.2); one without any is refused by Node. */
export const requireSingleHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasSeveralHosts(raw) ? new AppError('wrongShape') : undefined);
  });
};
