import type { FastifyInstance } from 'fastify';
import { entities, entityNames } from '../../model/entities';
import { rememberedEncodings } from '../http/contentEncodings';
import { sendReady } from '../http/readyAnswer';
import { bulkAnswers } from './bulkAnswer';
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

/**
 * The bulk load (specification, section 7): the answer is ready before it is asked for. Each visit begins with this call, so
 * it is registered where no hook of the other calls applies.
 */
export const bulkLoadRoute = (app: FastifyInstance, { content }: Services): void => {
  const currentAnswer = bulkAnswers(content);
  const encodingOf = rememberedEncodings();
  app.get('/api/allModels', { schema, config: { action: 'readContent' } }, (request, reply) => {
    const send = () => sendReady(request, reply, currentAnswer(), encodingOf);
    return content.isShared ? content.keepUp().then(send) : send();
  });
};
