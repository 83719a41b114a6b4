import { setInterval } from 'node:timers';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContentStore, News } from '../database/contentStore';
import { rowsSince } from '../database/journal';
import { object, queryNumber } from './schemas';
import { toldRow } from './toldRow';
import type { Services } from './services';

/** Between two signs of life, in milliseconds: less than any connection is left in silence. */
const heartbeat = 25_000;

/** How often this process looks for what others have changed (a command, another server), in milliseconds. */
const lookInterval = 500;

/** News of more rows than this is told as: load anew. */
const maxRowsToTell = 300;

/** Listeners of one process beyond which the next is turned away: each costs a connection. */
const maxListeners = 2_000;

/** What a listener has not yet taken; one that is so far behind is let go, and comes back for what it missed. In bytes. */
const maxUntaken = 4 * 1024 * 1024;

const writtenChange = (version: number, rows: readonly unknown[]): string =>
  `id: ${version}\nevent: change\ndata: ${JSON.stringify({ version, rows })}\n\n`;

const writtenNews = ({ version, rows }: News): string =>
  rows.length > maxRowsToTell ? writtenReload(version) : writtenChange(version, rows.map(toldRow));

/** Too many to tell, or from before a backup was brought back. */
const writtenReload = (version: number): string =>
  `id: ${version}\nevent: reload\ndata: ${JSON.stringify({ version })}\n\n`;

/** What came after a version, up to another one. */
const missedNews = async ({ database }: Services, since: number, until: number): Promise<string> => {
  const { rows } = since > until ? { rows: [] } : await rowsSince(database, since, until);
  if (rows.length === 0 || rows.length > maxRowsToTell) return writtenReload(until);
  const told = rows.map(({ collection, id, after }) => ({ collection, id, row: after }));
  return writtenChange(until, told);
};

/** Everybody who listens to the changes of content, over server-sent events. */
class Listeners {
  private readonly replies = new Set<FastifyReply['raw']>();
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly endNews: () => void;
  private isClosed = false;

  constructor(content: ContentStore, onLookFailed: (error: unknown) => void) {
    this.endNews = content.onNews((news) => this.tell(writtenNews(news)));
    const look = (): void => void content.refresh().catch(onLookFailed);
    this.timers = [
      setInterval(look, lookInterval),
      setInterval(() => this.tell(': still here\n\n'), heartbeat),
    ];
  }

  get isFull(): boolean {
    return this.replies.size >= maxListeners;
  }

  add(reply: FastifyReply['raw']): void {
    if (reply.destroyed) return; // gone while it was told what it had missed
    if (this.isClosed) return void reply.end(); // it comes back, to a server that stays
    this.replies.add(reply);
    reply.once('close', () => this.replies.delete(reply));
  }

  private tell(text: string): void {
    for (const reply of this.replies) {
      if (reply.writableLength > maxUntaken) reply.destroy();
      else reply.write(text);
    }
  }

  close(): void {
    this.isClosed = true;
    this.endNews();
    for (const timer of this.timers) clearInterval(timer);
    for (const reply of this.replies) reply.end();
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no', // a balancer passes each event on at once
  connection: 'close', // it ends with the stream, so that a stop does not wait for it
};

/** Tells what a caller has missed, and from then on what happens. */
const serveStream = async (
  services: Services,
  listeners: Listeners,
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
  const { content } = services;
  const onLookFailed = (error: unknown): void => app.log.error({ err: error }, 'the journal cannot be read');
  const listeners = new Listeners(content, onLookFailed);
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
      if (listeners.isFull) return reply.code(204).send(); // the browser does not come back
      const said = String(request.headers['last-event-id'] ?? request.query.since);
      const since = writtenVersion.test(said) ? Number(said) : content.version;
      await serveStream(services, listeners, since, reply);
      return reply;
    },
  );
};
