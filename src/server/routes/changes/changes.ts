import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { ChangedRow, ContentEvent } from '../../content/changes';
import { journalTables } from '../../content/rows/tables';
import { firstVersionOf, rowsSince } from '../../journal/journal';
import { absoluteLinks, linkBaseOf } from '../../http/host/absoluteLinks';
import { AppError } from '../../errors';
import { ChangeListeners } from './changeListeners';
import { binaryResponses, queryNumber } from '../schemas';
import { StreamLimiter } from './streamLimiter';
import type { Services } from '../services';

/** For a change of more rows, the server sends a reload event: the client then loads all content again. */
const maxRowsPerEvent = 300;

/** A changed row as clients receive it; `row` is null where the row was deleted. */
export function changedRowOf({ table, id, row }: ChangedRow) {
  return { collection: table.name, id, row };
}

const formatChange = (version: number, rows: readonly unknown[], linkBase?: string): string => {
  const data = JSON.stringify(
    { version, rows },
    linkBase === undefined ? undefined : absoluteLinks(linkBase),
  );
  return `id: ${version}\nevent: change\ndata: ${data}\n\n`;
};

const formatEvent = ({ version, rows }: ContentEvent, linkBase?: string): string =>
  rows.length > maxRowsPerEvent
    ? formatReload(version)
    : formatChange(version, rows.map(changedRowOf), linkBase);

/** For a change of too many rows, or where the client has content of another database or from before a restore. */
const formatReload = (version: number): string =>
  `id: ${version}\nevent: reload\ndata: ${JSON.stringify({ version })}\n\n`;

/**
 * Formats the changes after the version `since`, up to and including `until`, with the rows as they are now.
 * Returns a reload event where `since` is from another database or from before a backup was restored.
 * Any visitor may request the oldest version, so the server reads only one row more than an event may have.
 */
const missedEvents = async (
  { database, content }: Services,
  since: number,
  until: number,
  linkBase: string | undefined,
): Promise<string> => {
  if (since > until || since < (await firstVersionOf(database))) return formatReload(until);
  const { rows } = await rowsSince(database, since, until, maxRowsPerEvent + 1);
  if (rows.length === 0 || rows.length > maxRowsPerEvent) return formatReload(until);
  const changes = rows.flatMap(({ collection, ...change }) => {
    const table = journalTables.find(({ name }) => name === collection);
    return table ? [{ ...change, table }] : [];
  });
  return formatEvent({ version: until, rows: content.currentState(changes) }, linkBase);
};

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // a load balancer must not buffer the events
  connection: 'close', // the connection ends with the stream, so that a shutdown does not wait for it
};

/** Sends the changes that the client has missed, then adds the client to the listeners of new changes. */
const serveStream = async (
  services: Services,
  listeners: ChangeListeners,
  since: number,
  reply: FastifyReply,
): Promise<void> => {
  const { content } = services;
  const linkBase = linkBaseOf(reply.request, services.config);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...definedHeaders(reply), ...streamHeaders });
  raw.write('retry: 1000\n\n');
  for (let sent = since; sent !== content.version;) {
    const until = content.version; // the next round reads the changes that are committed during this one
    const from = sent;
    const missed = await content.availability.read(() => missedEvents(services, from, until, linkBase));
    if (missed === undefined) return void raw.end(); // the database is away; the browser reconnects after a second
    raw.write(missed);
    sent = until;
  }
  listeners.add(raw, linkBase);
};

const definedHeaders = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));

const query = Type.Object({ since: Type.Optional(queryNumber) });

const description =
  '`change` has the rows of a change (`row` is null for a deleted row). `reload` means that too many rows have changed: load all content again.';

/** The format of a version. With any other value, the stream begins at the current version. */
const versionPattern = /^\d{1,9}$/;

/** Streams the changes of content. `since`, or the browser's Last-Event-ID, is the version that the client has. */
export function changesRoute(app: FastifyInstance, services: Services): void {
  const { config, content } = services;
  const streams = new StreamLimiter();
  const listeners = new ChangeListeners(content, formatEvent);
  app.addHook('preClose', () => listeners.close());
  app.get<{ Querystring: Static<typeof query> }>(
    '/api/changes',
    {
      exposeHeadRoute: false, // a HEAD request would wait for ever: a stream has no end
      config: { action: 'readContent' },
      schema: {
        tags: ['history'],
        summary: 'A stream of the changes of content, as server-sent events',
        description,
        querystring: query,
        response: binaryResponses('text/event-stream', 'The events'),
      },
    },
    async (request, reply) => {
      if (streams.isFull) return reply.code(204).send(); // after a 204 the browser does not reconnect by itself
      if (config.rateLimit && streams.isFullFor(request.ip)) throw new AppError('tooManyStreams');
      streams.acquire(request.ip, reply.raw);
      const requested = String(request.headers['last-event-id'] ?? request.query.since);
      const since = versionPattern.test(requested) ? Number(requested) : content.version;
      await serveStream(services, listeners, since, reply);
      return reply;
    },
  );
}
