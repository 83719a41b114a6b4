import type { FastifyInstance } from 'fastify';
import { entities, entityNames } from '../../model/entities';
import { varyOn } from '../http/vary';
import { versionHeader } from '../http/versions';
import type { Encoding } from './bulkAnswer';
import { bulkAnswers } from './bulkAnswer';
import { answers, object, rowSchema, textSchema } from './schemas';
import type { Services } from './services';

const accepts = (acceptEncoding: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?=,|$)`, 'i').test(
    acceptEncoding,
  );

const bestEncoding = (acceptEncoding: string): Encoding => {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
};

/** Browsers send the same few values, so each is read once; others could send anything, so not all are remembered. */
const rememberedEncodings = (): ((acceptEncoding: string | undefined) => Encoding) => {
  const known = new Map<string, Encoding>();
  return (acceptEncoding = '') => {
    const encoding = known.get(acceptEncoding) ?? bestEncoding(acceptEncoding.slice(0, 200));
    if (known.size < 100) known.set(acceptEncoding, encoding);
    return encoding;
  };
};

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

/**
 * The bulk load (specification, section 7): the answer is ready before it is asked for. Each visit begins with this call, so
 * it is registered where no hook of the other calls applies.
 */
export const bulkLoadRoute = (app: FastifyInstance, { content }: Services): void => {
  const currentAnswer = bulkAnswers(content);
  const encodingOf = rememberedEncodings();
  app.get('/api/allModels', { schema, config: { action: 'readContent' } }, async (request, reply) => {
    await content.keepUp();
    const answer = currentAnswer();
    const encoding = encodingOf(request.headers['accept-encoding']);
    varyOn(reply, 'Accept-Encoding');
    const held = request.headers['if-none-match'];
    if (held !== undefined && answer.isHeldBy(held)) {
      return reply
        .code(304)
        .headers({ etag: answer.tag(encoding), 'cache-control': 'no-cache', [versionHeader]: answer.version })
        .send();
    }
    const { headers, body } = answer.encoded(encoding) ?? (await answer.encode(encoding));
    return reply.headers(headers).send(body);
  });
};
