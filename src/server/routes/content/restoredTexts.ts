import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { initialKeysOf, restoreText } from '../../content/texts/restoreText';
import { normalizeTextPage } from '../../content/texts/textRepository';
import { actorOf } from '../../http/authorization';
import { resultWithVersionHeader } from '../../http/headers';
import { responses, textFields, textSchema } from '../schemas';
import type { Services } from '../services';

const tags = ['resource'];

const { object_key, page } = textFields;

const restoredText = Type.Object({ object_key, page: Type.Optional(page) });

const keysQuery = Type.Object({ page: Type.Optional(Type.String()) });

/** The routes that restore the texts that the site came with. */
export function restoreRoutes(app: FastifyInstance, { content }: Services): void {
  app.get<{ Querystring: Static<typeof keysQuery> }>(
    '/api/resource/initial',
    {
      config: { action: 'changeText' },
      schema: {
        tags,
        summary: 'The keys of a page whose texts the site comes with; without a page, those of several pages',
        querystring: keysQuery,
        response: responses(200, Type.Object({ keys: Type.Array(Type.String()) }), 'The keys'),
      },
    },
    ({ query }) => ({ keys: initialKeysOf(normalizeTextPage(query.page)) }),
  );
  app.post<{ Body: Static<typeof restoredText> }>(
    '/api/resource/restore',
    {
      config: { action: 'changeText' },
      schema: {
        tags,
        summary: 'Restore the text that the site came with, in all languages, as one change',
        body: restoredText,
        response: responses(200, Type.Object({ resources: Type.Array(textSchema) }), 'The restored texts'),
      },
    },
    async (request, reply) => {
      const text = { object_key: request.body.object_key, page: normalizeTextPage(request.body.page) };
      const resources = resultWithVersionHeader(reply, await restoreText(content, actorOf(request), text));
      return { resources };
    },
  );
}
