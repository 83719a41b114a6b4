import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Collects the routes for the OpenAPI document. Call it before any route is registered. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tanker group site',
        description:
          'The API of the website and of its administration. A trailing slash in a path is ignored.',
        version: '1',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer' },
          clientId: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Client-ID <id>`, with the id from `GET /api/auth/session`',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const { action, credential = 'session' } = route.config ?? {};
      const isOpen = action === undefined || action === 'readContent' || action === 'login';
      return { schema: { ...schema, ...(isOpen ? {} : { security: [{ [credential]: [] }] }) }, url };
    },
  });
}

/** Serves the OpenAPI document. It is generated from the schemas that validate the requests. */
export function docsRoute(app: FastifyInstance): void {
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-disposition', 'inline; filename="openapi.json"').send(app.swagger()),
  );
}
