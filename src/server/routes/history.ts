import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { changeKinds } from '../../model/history';
import { readHistory } from '../journal/history';
import { undoChange } from '../journal/undo';
import { absoluteLinks, linkBaseOf } from '../http/absoluteLinks';
import { actorOf } from '../http/authorization';
import { setVersionHeader } from '../http/headers';
import { yieldIfBusy } from '../system/yieldIfBusy';
import { changedRowOf } from './changes';
import { responses, idSchema, nullable, oneOf, queryNumber } from './schemas';
import type { Services } from './services';

const tags = ['history'];

/** Changes on a page of the history, where the request does not name a limit. */
const defaultLimit = 30;
const maxLimit = 100;

const changedRowSchema = Type.Object({
  collection: Type.String(),
  id: Type.Integer(),
  row: nullable('object'),
});

const changeSchema = Type.Object({
  id: Type.Integer(),
  at: Type.Integer({ description: 'Milliseconds since 1970' }),
  author: { ...nullable('string'), description: 'The email address of the author; null for the site itself' },
  kind: oneOf(changeKinds),
  undoes: nullable('integer'),
  undoneBy: nullable('integer'),
  rowCount: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      collection: Type.String(),
      id: Type.Integer(),
      before: nullable('object'),
      after: nullable('object'),
    }),
  ),
});

const pageQuery = Type.Object({ before: Type.Optional(queryNumber), limit: Type.Optional(queryNumber) });

const change = Type.Object({ id: idSchema });

const readRoute = (app: FastifyInstance, { database }: Services): void => {
  app.get<{ Querystring: Static<typeof pageQuery> }>(
    '/api/history',
    {
      config: { action: 'readHistory' },
      schema: {
        tags,
        summary: 'The changes of content with author and time, newest first',
        querystring: pageQuery,
        response: responses(
          200,
          Type.Object({
            changes: Type.Array(changeSchema),
            hasOlder: Type.Boolean({
              description: 'Whether there may be older changes. A page with long texts ends before `limit`',
            }),
          }),
          'The changes, with the first rows of each',
        ),
      },
    },
    ({ query: { before, limit } }) =>
      readHistory(database, {
        before: before === undefined ? undefined : Number(before),
        limit: Math.min(maxLimit, Number(limit ?? defaultLimit)),
      }),
  );
};

/** Rows per part of the response to an undo. */
const rowsPerPart = 100;

/** The response to an undo, in parts: it has all rows of the change, and to write them at once would block other requests. */
async function* undoneJson(
  id: number | null,
  rows: readonly ReturnType<typeof changedRowOf>[],
  replacer: ReturnType<typeof absoluteLinks> | undefined,
): AsyncGenerator<string> {
  yield `{"id":${id},"rows":[`;
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    await yieldIfBusy();
    const part = JSON.stringify(rows.slice(start, start + rowsPerPart), replacer).slice(1, -1);
    yield start === 0 ? part : `,${part}`;
  }
  yield ']}';
}

const undoRoute = (app: FastifyInstance, { config, content }: Services): void => {
  app.post<{ Body: Static<typeof change> }>(
    '/api/history/undo',
    {
      config: { action: 'undoChange' },
      schema: {
        tags,
        summary:
          'Undo a change. The undo is a new change. Status 409 if somebody has changed the same fields since',
        body: change,
        response: responses(
          201,
          Type.Object({ id: nullable('integer'), rows: Type.Array(changedRowSchema) }),
          'The new change, and the current state of the rows',
        ),
      },
    },
    async (request, reply) => {
      const undo = await undoChange(content, actorOf(request), request.body.id);
      const rows = setVersionHeader(reply, undo).map(changedRowOf);
      const linkBase = linkBaseOf(request, config);
      const replacer = linkBase === undefined ? undefined : absoluteLinks(linkBase);
      return reply
        .code(201)
        .type('application/json; charset=utf-8')
        .send(Readable.from(undoneJson(undo.version, rows, replacer), { objectMode: false }));
    },
  );
};

/** The routes that list the changes of content and undo one. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  undoRoute(app, services);
}
