import type { FastifyInstance } from 'fastify';
import { entities, entityNames } from '../../model/schema/entities';
import type { Config } from '../config';
import { installEarlyResponses } from '../http/beforeRouting';
import { createEncodingCache } from '../http/contentEncodings';
import { strictTransportHeader } from '../http/headers';
import { cachedResponseOf, sendCached } from '../http/cachedResponse';
import { createBulkResponse } from './bulkResponse';
import { answers, object, rowSchema, textSchema } from './schemas';
import type { Services } from './services';

const collections = Object.fromEntries(
  entityNames.map((name) => [entities[name].collection, { type: 'array', items: rowSchema(name) }]),
);

const schema = {
  tags: ['allModels'],
  summary: 'All content',
  response: answers(
    200,
    object({ resources: { type: 'array', items: textSchema }, ...collections }),
    'All content',
  ),
};

const path = '/api/allModels';

/** Whether every load is counted, or has to tell which other origin may read it. */
const isLookedAt = ({ metrics, allowedOrigins }: Config): boolean => metrics || allowedOrigins.length > 0;

/**
 * The bulk load (specification, section 7): the answer is ready before it is asked for. Each visit begins with this call, so
 * it is registered where no hook of the other calls applies, and as browsers ask for it first it is answered before any routing
 * where one process holds the content and nothing has to be added.
 */
export const bulkLoadRoute = (app: FastifyInstance, { config, content }: Services): void => {
  const currentAnswer = createBulkResponse(content);
  const encodingOf = createEncodingCache();
  app.get(path, { schema, config: { action: 'readContent' } }, (request, reply) => {
    const send = () => sendCached(request, reply, currentAnswer(), encodingOf);
    return content.isShared ? content.keepUp().then(send) : send();
  });
  if (content.isShared || isLookedAt(config)) return;
  installEarlyResponses(app, (request, response) => {
    if (request.url !== `${path}/` || request.method !== 'GET') return false;
    const ready = cachedResponseOf(request, currentAnswer(), encodingOf);
    if (!ready) return false;
    const asked = strictTransportHeader(request, config);
    response.writeHead(200, asked ? { ...ready.allHeaders, ...asked } : ready.allHeaders).end(ready.body);
    return true;
  });
};
