import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { minimalSecurityHeaders } from '../http/headers';
import type { Services } from './services';

/**
 * For monitoring: `/healthz` says that the process runs, `/readyz` that it can serve requests. It is degraded, but still
 * ready, while the database is away or its file is damaged: visitors can read.
 */
export function healthRoutes(app: FastifyInstance, { content, database, integrity }: Services): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, (_request, reply) =>
    reply.headers(minimalSecurityHeaders).send({ status: 'ok' }),
  );
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.headers(minimalSecurityHeaders);
    const result = await content.availability.probe(() => sql`select 1`.execute(database.system));
    const problems = [...(result ? [] : ['database']), ...(integrity.damage === undefined ? [] : ['damage'])];
    return problems.length === 0 ? { status: 'ok' } : { status: 'degraded', problems };
  });
}
