import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { minimalSecurityHeaders } from '../http/headers';
import { AppError } from '../errors';
import type { Services } from './services';

/** For monitoring: `/healthz` says that the process runs, `/readyz` that it can serve requests. */
export function healthRoutes(app: FastifyInstance, { database }: Services): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, (_request, reply) =>
    reply.headers(minimalSecurityHeaders).send({ status: 'ok' }),
  );
  app.get('/readyz', { schema }, async (request, reply) => {
    reply.headers(minimalSecurityHeaders);
    try {
      await sql`select 1`.execute(database.system);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not respond');
      throw new AppError('unavailable');
    }
  });
}
