import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { HistoryItem } from '../../../model/admin/historyFilter';
import { historyKinds, readHistoryItem } from '../../../model/admin/historyFilter';
import { changeKinds } from '../../../model/history';
import { maxEmailLength } from '../../../model/limits';
import { readHistory, readPeople } from '../../journal/history';
import type { ChangedRow, CommittedChange } from '../../content/changes';
import { putBack } from '../../journal/putBack';
import { undoChange } from '../../journal/undo';
import { absoluteLinks, linkBaseOf } from '../../http/host/absoluteLinks';
import { actorOf } from '../../http/authorization';
import { AppError } from '../../errors';
import { resultWithVersionHeader } from '../../http/headers';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import { changedRowOf } from './changes';
import { responses, idSchema, nullable, oneOf, queryNumber } from '../schemas';
import type { Services } from '../services';

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
  author: nullable('string', { description: 'The email address of the author; null for the site itself' }),
  authorName: nullable('string', { description: 'The name of that account, if it has one' }),
  kind: oneOf(changeKinds),
  undoes: nullable('integer'),
  isRedo: Type.Boolean({ description: 'Whether it undoes an undo' }),
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

/** A time in a query string, in milliseconds since 1970. */
const queryTime = Type.String({ pattern: '^[0-9]{1,15}$', 'x-expected': 'integer' });

const itemSchema = Type.String({
  pattern: '^[A-Za-z]{1,50}-[1-9][0-9]{0,8}$',
  description: 'A row, such as `tanker-3`',
});

const historyQuery = Type.Object({
  before: Type.Optional(queryNumber),
  limit: Type.Optional(queryNumber),
  person: Type.Optional(
    Type.String({ minLength: 1, maxLength: maxEmailLength, description: 'An id of `/api/history/people`' }),
  ),
  from: Type.Optional(queryTime),
  until: Type.Optional(queryTime),
  kind: Type.Optional(oneOf(historyKinds)),
  page: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'A page of texts' })),
  item: Type.Optional(itemSchema),
});

type HistoryQuery = Static<typeof historyQuery>;

const asNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/** @throws AppError for an item of a kind that there is not */
const itemOf = (text: string | undefined): HistoryItem | undefined => {
  const item = text === undefined ? undefined : readHistoryItem(text);
  if (text !== undefined && !item) throw new AppError('rowUnknown');
  return item;
};

const change = Type.Object({ id: idSchema });

const earlierState = Type.Object({ item: itemSchema, change: idSchema, seen: Type.Optional(idSchema) });

const readRoute = (app: FastifyInstance, { database }: Services): void => {
  app.get<{ Querystring: HistoryQuery }>(
    '/api/history',
    {
      config: { action: 'readHistory' },
      schema: {
        tags,
        summary: 'The changes of content with author and time, newest first. The parameters narrow them',
        querystring: historyQuery,
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
    ({ query: { before, limit, from, until, item, ...filter } }) =>
      readHistory(database, {
        ...filter,
        before: asNumber(before),
        limit: Math.min(maxLimit, Number(limit ?? defaultLimit)),
        from: asNumber(from),
        until: asNumber(until),
        item: itemOf(item),
      }),
  );
};

const peopleRoute = (app: FastifyInstance, { database }: Services): void => {
  app.get(
    '/api/history/people',
    {
      config: { action: 'readHistory' },
      schema: {
        tags,
        summary: 'Who has changed content',
        response: responses(
          200,
          Type.Object({ people: Type.Array(Type.Object({ id: Type.String(), name: nullable('string') })) }),
          'The people; the name of the site itself is null',
        ),
      },
    },
    async () => ({ people: await readPeople(database) }),
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

const undoResponse = responses(
  201,
  Type.Object({ id: nullable('integer'), rows: Type.Array(changedRowSchema) }),
  'The new change, and the current state of the rows',
);

/** Sends what a change to an earlier state has done. */
const sendUndone = (
  request: FastifyRequest,
  reply: FastifyReply,
  config: Services['config'],
  change: CommittedChange<readonly ChangedRow[]>,
) => {
  const rows = resultWithVersionHeader(reply, change).map(changedRowOf);
  const linkBase = linkBaseOf(request, config);
  const replacer = linkBase === undefined ? undefined : absoluteLinks(linkBase);
  return reply
    .code(201)
    .type('application/json; charset=utf-8')
    .send(Readable.from(undoneJson(change.version, rows, replacer), { objectMode: false }));
};

const undoRoutes = (app: FastifyInstance, { config, content }: Services): void => {
  app.post<{ Body: Static<typeof change> }>(
    '/api/history/undo',
    {
      config: { action: 'undoChange' },
      schema: {
        tags,
        summary:
          'Undo a change. The undo is a new change. Status 409 if somebody has changed the same fields since',
        body: change,
        response: undoResponse,
      },
    },
    async (request, reply) =>
      sendUndone(request, reply, config, await undoChange(content, actorOf(request), request.body.id)),
  );
  app.post<{ Body: Static<typeof earlierState> }>(
    '/api/history/putBack',
    {
      config: { action: 'changeContent' },
      schema: {
        tags,
        summary:
          'Give an item the values that it had after a change, as a new change. Status 409 if it has changed since `seen`',
        body: earlierState,
        response: undoResponse,
      },
    },
    async (request, reply) => {
      const item = itemOf(request.body.item);
      if (!item) throw new AppError('rowUnknown');
      const { change: id, seen } = request.body;
      const result = await putBack(content, actorOf(request), { item, change: id, seen });
      return sendUndone(request, reply, config, result);
    },
  );
};

/** The routes that list the changes of content and undo one. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  readRoute(app, services);
  peopleRoute(app, services);
  undoRoutes(app, services);
}
