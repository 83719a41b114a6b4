import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { bulkLoadPath, publicBulkLoadPath } from '../../../model/schema/bulkLoad';
import { entities, entityNames } from '../../../model/schema/entities';
import type { Config } from '../../config';
import { absoluteLinks, linkBaseOf, varyByLinks } from '../../http/host/absoluteLinks';
import { installEarlyResponses } from '../../http/host/beforeRouting';
import { markStale, strictTransportHeader } from '../../http/headers';
import type { CachedResponse } from '../../http/cachedResponse';
import { cachedResponseOf, createCachedJson, sendCached } from '../../http/cachedResponse';
import { responses, rowSchema, textSchema } from '../schemas';
import type { Table } from '../../content/rows/tables';
import { textTable } from '../../content/rows/tables';
import type { Services } from '../services';
import { bulkJson, publicTextsOf } from '../../content/bulkJson';

const collections = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, Type.Array(rowSchema(name))]),
);

const querystring = Type.Object({
  texts: Type.Optional(
    Type.String({ description: '`public` leaves out the texts that only the administration shows.' }),
  ),
});

const schema = {
  tags: ['allModels'],
  summary: 'All content',
  querystring,
  response: responses(200, Type.Object({ resources: Type.Array(textSchema), ...collections }), 'All content'),
};

const path = bulkLoadPath.replace(/\/$/, '');

const options = { schema, config: { action: 'readContent' as const } };

/** Whether hooks must see every load: to count it for the metrics, or to add the CORS headers and absolute links. */
const needsHooks = ({ metrics, allowedOrigins, publicUrl }: Config): boolean =>
  metrics || allowedOrigins.length > 0 || publicUrl !== undefined;

/**
 * The bulk load (specification, section 7). Each visit begins with this request, so it must be fast: the response is
 * cached, and the route is registered outside the hooks of the other routes.
 * Where one process holds the content and no hook must see the load, the server responds before any routing.
 */
export function bulkLoadRoute(app: FastifyInstance, { config, content }: Services): void {
  const jsonOf = (table: Table, linkBase: string): string =>
    linkBase === '' ? content.json(table) : JSON.stringify(content.rows(table), absoluteLinks(linkBase));
  const wholeResponse = createCachedJson(content, (linkBase) => bulkJson((table) => jsonOf(table, linkBase)));
  const publicResponse = createCachedJson(content, (linkBase) =>
    bulkJson((table) =>
      table === textTable
        ? JSON.stringify(publicTextsOf(content), linkBase === '' ? undefined : absoluteLinks(linkBase))
        : jsonOf(table, linkBase),
    ),
  );
  app.get<{ Querystring: Static<typeof querystring> }>(path, options, (request, reply) => {
    const currentResponse = request.query.texts === 'public' ? publicResponse : wholeResponse;
    varyByLinks(reply, config);
    const send = () => {
      if (!content.availability.isAvailable) markStale(reply);
      return sendCached(request, reply, currentResponse(linkBaseOf(request, config)));
    };
    return content.isShared ? content.refreshIfShared().then(() => send() ?? reply) : send();
  });
  if (content.isShared || needsHooks(config)) return;
  const responseOf: Readonly<Record<string, () => CachedResponse>> = {
    [bulkLoadPath]: wholeResponse,
    [publicBulkLoadPath]: publicResponse,
  };
  installEarlyResponses(app, (request, response) => {
    const currentResponse = request.method === 'GET' ? responseOf[request.url ?? ''] : undefined;
    const cached = currentResponse && cachedResponseOf(request, currentResponse());
    if (!cached) return false;
    const transportHeader = strictTransportHeader(request, config);
    response
      .writeHead(200, transportHeader ? { ...cached.allHeaders, ...transportHeader } : cached.allHeaders)
      .end(cached.body);
    return true;
  });
}
