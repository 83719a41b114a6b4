import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasPermission } from '../../model/permissions';
import type { Config } from '../config';
import { addVary } from '../http/headers';
import { docsPage } from './docsPage';
import { finishDocument } from './openApi';

const info = {
  title: 'Tanker group site',
  description: [
    'The API of the website and of its administration.',
    'A trailing slash in a path is ignored. Any `application/*+json` is JSON.',
    'In a request, null means that the property is missing, numbers may be texts of digits, and texts may be numbers.',
  ].join(' '),
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
};

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer' },
  clientId: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: '`Client-ID <id>`, with the id from `GET /api/auth/session`',
  },
} as const;

const uploadForm = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary' } },
  required: [field],
});

/** Collects the routes for the OpenAPI document. Call it before any route is registered. */
export async function installDocs(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: publicUrl ?? '/' }],
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => {
      const { action, credential = 'session' } = route.config ?? {};
      const isPage = !/^\/api\/./.test(url);
      const form =
        route.config?.uploadField === undefined ? {} : { body: uploadForm(route.config.uploadField) };
      const isOpen = action === undefined || hasPermission('visitor', action);
      const security = isOpen ? {} : { security: [{ [credential]: [] }] };
      return { schema: { ...schema, ...form, ...security, ...(isPage && { hide: true }) }, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? (finishDocument({ ...document.openapiObject }) as typeof document.openapiObject)
        : document.swaggerObject,
  });
}

/** Whether a browser asks for a page. Programs get the document itself. */
const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => /\btext\/html\b/i.test(accept);

/**
 * Serves the OpenAPI document, which is generated from the schemas that validate the requests, and a page that shows it.
 */
export function docsRoute(app: FastifyInstance): void {
  const schema = { hide: true };
  const sendDocument = (reply: FastifyReply) =>
    reply.header('content-disposition', 'inline; filename="openapi.json"').send(app.swagger());
  app.get('/api/docs/openapi.json', { schema }, (_request, reply) => sendDocument(reply));
  app.get('/api/docs', { schema }, (request, reply) => {
    void addVary(reply, 'Accept');
    if (!wantsPage(request)) return sendDocument(reply);
    return reply.type('text/html; charset=utf-8').send(docsPage({ ...app.swagger() }));
  });
}
