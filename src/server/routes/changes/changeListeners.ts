import { clearInterval, setInterval } from 'node:timers';
import type { FastifyReply } from 'fastify';
import type { ContentStore } from '../../content/contentStore';
import type { ContentEvent } from '../../content/changes';

/** Interval between two heartbeats, in milliseconds: shorter than any timeout that closes an idle connection. */
const heartbeatMs = 25_000;

/**
 * The largest backlog of a listener, in bytes. The server closes a connection that is further behind;
 * the browser reconnects and receives the changes that it missed.
 */
const maxBacklogBytes = 4 * 1024 * 1024;

/** The open connections that receive the changes of content as server-sent events. */
export class ChangeListeners {
  /** The connections, with the origin to put before their links; undefined for relative links. */
  private readonly replies = new Map<FastifyReply['raw'], string | undefined>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly unsubscribe: () => void;
  private isClosed = false;

  constructor(
    content: Pick<ContentStore, 'onChange'>,
    formatEvent: (event: ContentEvent, linkBase?: string) => string,
  ) {
    this.unsubscribe = content.onChange((event) => {
      const texts = new Map<string | undefined, string>();
      this.broadcast((linkBase) => {
        const text = texts.get(linkBase) ?? formatEvent(event, linkBase);
        texts.set(linkBase, text);
        return text;
      });
    });
    this.heartbeat = setInterval(() => this.broadcast(() => ': still here\n\n'), heartbeatMs);
  }

  add(reply: FastifyReply['raw'], linkBase?: string): void {
    if (reply.destroyed) return; // the client disconnected while the server sent the missed changes
    if (this.isClosed) return void reply.end(); // this process stops; the browser reconnects to one that runs
    this.replies.set(reply, linkBase);
    reply.once('close', () => this.replies.delete(reply));
  }

  private broadcast(textFor: (linkBase: string | undefined) => string): void {
    for (const [reply, linkBase] of this.replies) {
      if (reply.writableLength > maxBacklogBytes) reply.destroy();
      else reply.write(textFor(linkBase));
    }
  }

  close(): void {
    this.isClosed = true;
    this.unsubscribe();
    clearInterval(this.heartbeat);
    for (const reply of this.replies.keys()) reply.end();
  }
}
