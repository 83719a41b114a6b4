import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ChangeEvent } from '../content/changes';
import { firstVersionOf, rowsSince } from '../journal/journal';
import { AppError } from '../errors';
import { ChangeListeners } from './changeListeners';
import { object, queryNumber } from './schemas';
import { changedRowOf } from './changedRow';
import { StreamPlaces } from './streamPlaces';
import type { Services } from './services';

/** News of more rows than this is told as: load anew. */
const maxRowsToTell = 300;

const writtenChange = (version: number, rows: readonly unknown[]): string =>
  `id: ${version}\nevent: change\ndata: ${JSON.stringify({ version, rows })}\n\n`;

const writtenNews = ({ version, rows }: ChangeEvent): string =>
  rows.length > maxRowsToTell ? writtenReload(version) : writtenChange(version, rows.map(changedRowOf));

/** Too many to tell, or of another content than the caller's. */
const writtenReload = (version: number): string =>
  `id: ${version}\nevent: reload\ndata: ${JSON.stringify({ version })}\n\n`;

/**
 * What came after a version, up to another one; all anew where that version is from before a backup was brought back, or from
 * another database. Anybody may ask for the oldest there is, so no more is read than is told.
 */
const missedNews = async ({ database }: Services, since: number, until: number): Promise<string> => {
  if (since > until || since < (await firstVersionOf(database))) return writtenReload(until);
  const { rows } = await rowsSince(database, since, until, maxRowsToTell + 1);
  if (rows.length === 0 || rows.length > maxRowsToTell) return writtenReload(until);
  const told = rows.map(({ collection, id, after }) => ({ collection, id, row: after }));
  return writtenChange(until, told);
};

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // a balancer passes each event on at once
  connection: 'close', // it ends with the stream, so that a stop does not wait for it
};

/** Tells what a caller has missed, and from then on what happens. */
const serveStream = async (
  services: Services,
  listeners: ChangeListeners,
  since: number,
  reply: FastifyReply,
): Promise<void> => {
  const { content } = services;
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...definedHeaders(reply), ...streamHeaders });
  raw.write('retry: 1000\n\n');
  for (let known = since; known !== content.version;) {
    const until = content.version; // what comes meanwhile is read in the next round
    raw.write(await missedNews(services, known, until));
    known = until;
  }
  listeners.add(raw);
};

const definedHeaders = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));

const description =
  '`change` tells the rows of a change (`row` is null where one is gone), `reload` that there were too many to tell.';

/** As a version is written; whatever else a browser is made to say, it has none. */
const writtenVersion = /^\d{1,9}$/;

/** The changes of content as they happen. `since`, or the browser's Last-Event-ID, is the version that a caller has. */
export const changesRoute = (app: FastifyInstance, services: Services): void => {
  const { config, content } = services;
  const places = new StreamPlaces();
  const onLookFailed = (error: unknown): void => app.log.error({ err: error }, 'the journal cannot be read');
  const listeners = new ChangeListeners(content, writtenNews, onLookFailed);
  app.addHook('preClose', () => listeners.close());
  app.get<{ Querystring: { since?: string } }>(
    '/api/changes',
    {
      exposeHeadRoute: false, // a stream has no end that a HEAD could wait for
      config: { action: 'readContent' },
      schema: {
        tags: ['history'],
        summary: 'The changes of content as they happen, as server-sent events',
        description,
        querystring: object({ since: queryNumber }, []),
      },
    },
    async (request, reply) => {
      if (places.isFull) return reply.code(204).send(); // the browser does not come back by itself
      if (config.rateLimit && places.isFullFor(request.ip)) throw new AppError('tooManyStreams');
      places.take(request.ip, reply.raw);
      const said = String(request.headers['last-event-id'] ?? request.query.since);
      const since = writtenVersion.test(said) ? Number(said) : content.version;
      await serveStream(services, listeners, since, reply);
      return reply;
    },
  );
};
