import type { FastifyInstance } from 'fastify';
import { changeKinds } from '../../model/history';
import { readHistory } from '../journal/history';
import { undoChange } from '../journal/undo';
import { editorOf } from '../http/authorization';
import { setVersionHeader } from '../http/versions';
import { changedRowOf, changedRowSchema } from './changedRow';
import { responses, idSchema, objectSchema, queryNumber } from './schemas';
import type { Services } from './services';

const tags = ['history'];

/** Changes on a page of the history, where the request does not name a limit. */
const defaultLimit = 30;
const maxLimit = 100;

const rowSchema = { type: ['object', 'null'] };
const integerSchema = { type: 'integer' };
const integerOrNullSchema = { type: ['integer', 'null'] };

const changeSchema = objectSchema({
  id: integerSchema,
  at: { ...integerSchema, description: 'Milliseconds since 1970' },
  author: { type: ['string', 'null'], description: 'The address of who did it; none for the site itself' },
  kind: { type: 'string', enum: [...changeKinds] },
  undoes: integerOrNullSchema,
  undoneBy: integerOrNullSchema,
  rowCount: integerSchema,
  rows: {
    type: 'array',
    items: objectSchema({
      collection: { type: 'string' },
      id: integerSchema,
      before: rowSchema,
      after: rowSchema,
    }),
  },
});

const readRoute = (app: FastifyInstance, { database }: Services): void => {
  app.get<{ Querystring: { before?: string; limit?: string } }>(
    '/api/history',
    {
      config: { action: 'readHistory' },
      schema: {
        tags,
        summary: 'What was changed, by whom and when; the newest first',
        querystring: objectSchema({ before: queryNumber, limit: queryNumber }, []),
        response: responses(
          200,
          objectSchema({ changes: { type: 'array', items: changeSchema } }),
          'Changes, with the first of their rows',
        ),
      },
    },
    async ({ query: { before, limit } }) => ({
      changes: await readHistory(database, {
        before: before === undefined ? undefined : Number(before),
        limit: Math.min(maxLimit, Number(limit ?? defaultLimit)),
      }),
    }),
  );
};

const undoRoute = (app: FastifyInstance, { content }: Services): void => {
  app.post<{ Body: { id: number } }>(
    '/api/history/undo',
    {
      config: { action: 'undoChange' },
      schema: {
        tags,
        summary:
          'Take a change back, as a change of its own; refused (409) where somebody has changed the same since',
        body: objectSchema({ id: idSchema }),
        response: responses(
          201,
          objectSchema({ id: integerOrNullSchema, rows: { type: 'array', items: changedRowSchema } }),
          'The change that took it back, and the rows as they are now',
        ),
      },
    },
    async (request, reply) => {
      const undo = await undoChange(content, editorOf(request), request.body.id);
      const rows = setVersionHeader(reply, undo).map(changedRowOf);
      return reply.code(201).send({ id: undo.version, rows });
    },
  );
};

/** The routes that list the changes of content and undo one. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  undoRoute(app, services);
}
