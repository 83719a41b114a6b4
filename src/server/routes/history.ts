import type { FastifyInstance } from 'fastify';
import { changeKinds } from '../../model/history';
import { readHistory } from '../journal/history';
import { undoChange } from '../journal/undo';
import { editorOf } from '../http/authorization';
import { setVersionHeader } from '../http/versions';
import { changedRowOf, changedRowSchema } from './changedRow';
import { answers, idSchema, object, queryNumber } from './schemas';
import type { Services } from './services';

const tags = ['history'];

/** Changes on a page of the history, where the caller does not say how many. */
const defaultLimit = 30;
const maxLimit = 100;

const row = { type: ['object', 'null'] };
const number = { type: 'integer' };
const numberOrNull = { type: ['integer', 'null'] };

const changeSchema = object({
  id: number,
  at: { ...number, description: 'Milliseconds since 1970' },
  author: { type: ['string', 'null'], description: 'The address of who did it; none for the site itself' },
  kind: { type: 'string', enum: [...changeKinds] },
  undoes: numberOrNull,
  undoneBy: numberOrNull,
  rowCount: number,
  rows: {
    type: 'array',
    items: object({ collection: { type: 'string' }, id: number, before: row, after: row }),
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
        querystring: object({ before: queryNumber, limit: queryNumber }, []),
        response: answers(
          200,
          object({ changes: { type: 'array', items: changeSchema } }),
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
        body: object({ id: idSchema }),
        response: answers(
          201,
          object({ id: numberOrNull, rows: { type: 'array', items: changedRowSchema } }),
          'The change that took it back, and the rows as they are now',
        ),
      },
    },
    async (request, reply) => {
      const done = await undoChange(content, editorOf(request), request.body.id);
      const rows = setVersionHeader(reply, done).map(changedRowOf);
      return reply.code(201).send({ id: done.version, rows });
    },
  );
};

/** The history of the content, and the way back. */
export const historyRoutes = (app: FastifyInstance, services: Services): void => {
  readRoute(app, services);
  undoRoute(app, services);
};
