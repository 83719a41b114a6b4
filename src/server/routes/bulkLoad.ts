import type { FastifyInstance } from 'fastify';
import { Type } from '@sinclair/typebox';
import { entities, entityNames } from '../../model/schema/entities';
import type { Config } from '../config';
import { absoluteLinks, linkBaseOf, varyByLinks } from '../http/absoluteLinks';
import { installEarlyResponses } from '../http/beforeRouting';
import { markStale, strictTransportHeader } from '../http/headers';
import { cachedResponseOf, createCachedJson, sendCached } from '../http/cachedResponse';
import { responses, rowSchema, textSchema } from './schemas';
import type { Services } from './services';
import { bulkJson } from '../content/bulkJson';

const collections = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, Type.Array(rowSchema(name))]),
);

const schema = {
  tags: ['allModels'],
  summary: 'All content',
  response: responses(200, Type.Object({ resources: Type.Array(textSchema), ...collections }), 'All content'),
};

const path = '/api/allModels';

/** Whether hooks must see every load: to count it for the metrics, or to add the CORS headers and absolute links. */
const needsHooks = ({ metrics, allowedOrigins, publicUrl }: Config): boolean =>
  metrics || allowedOrigins.length > 0 || publicUrl !== undefined;

/**
 * The bulk load (specification, section 7). Each visit begins with this request, so it must be fast: the response is
 * cached, and the route is registered outside the hooks of the other routes.
 * Where one process holds the content and no hook must see the load, the server responds before any routing.
 */
export function bulkLoadRoute(app: FastifyInstance, { config, content }: Services): void {
  const currentResponse = createCachedJson(content, (linkBase) =>
    bulkJson((table) =>
      linkBase === '' ? content.json(table) : JSON.stringify(content.rows(table), absoluteLinks(linkBase)),
    ),
  );
  app.get(path, { schema, config: { action: 'readContent' } }, (request, reply) => {
    varyByLinks(reply, config);
    const send = () => {
      if (!content.availability.isAvailable) markStale(reply);
      return sendCached(request, reply, currentResponse(linkBaseOf(request, config)));
    };
    return content.isShared ? content.refreshIfShared().then(send) : send();
  });
  if (content.isShared || needsHooks(config)) return;
  installEarlyResponses(app, (request, response) => {
    if (request.url !== `${path}/` || request.method !== 'GET') return false;
    const cached = cachedResponseOf(request, currentResponse());
    if (!cached) return false;
    const transportHeader = strictTransportHeader(request, config);
    response
      .writeHead(200, transportHeader ? { ...cached.allHeaders, ...transportHeader } : cached.allHeaders)
      .end(cached.body);
    return true;
  });
}
