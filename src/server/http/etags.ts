import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';

/** The hash of a representation for its entity tag: 132 bits of SHA-256, in 22 characters. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

const readMethods: readonly string[] = ['GET', 'HEAD'];

/**
 * Adds an ETag to JSON responses about content, and responds with 304 where the client has the same data already. The hook of a
 * `HEAD` request also receives the body; Fastify takes it away afterwards.
 */
export function installEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isContent =
      readMethods.includes(request.method) && request.routeOptions.config.action === 'readContent';
    if (!isContent || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload;
    const etag = `"${contentHash(payload)}"`;
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
