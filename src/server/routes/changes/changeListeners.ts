import { clearInterval, setInterval } from 'node:timers';
import type { FastifyReply } from 'fastify';
import type { ContentStore } from '../../content/contentStore';
import type { ContentEvent } from '../../content/changes';

/** Interval between two heartbeats, in milliseconds: shorter than any timeout that closes an idle connection. */
const heartbeatMs = 25_000;

/** How often this process reads the changes of other processes (a command, another server), in milliseconds. */
const pollIntervalMs = 500;

/**
 * The largest backlog of a listener, in bytes. The server closes a connection that is further behind;
 * the browser reconnects and receives the changes that it missed.
 */
const maxBacklogBytes = 4 * 1024 * 1024;

/** The open connections that receive the changes of content as server-sent events. */
export class ChangeListeners {
  /** The connections, with the origin to put before their links; undefined for relative links. */
  private readonly replies = new Map<FastifyReply['raw'], string | undefined>();
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly unsubscribe: () => void;
  private isClosed = false;
  private isPolling = false;

  constructor(
    private readonly content: ContentStore,
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
    this.timers = [
      setInterval(() => void this.poll(), pollIntervalMs),
      setInterval(() => this.broadcast(() => ': still here\n\n'), heartbeatMs),
    ];
  }

  add(reply: FastifyReply['raw'], linkBase?: string): void {
    if (reply.destroyed) return; // the client disconnected while the server sent the missed changes
    if (this.isClosed) return void reply.end(); // this process stops; the browser reconnects to one that runs
    this.replies.set(reply, linkBase);
    reply.once('close', () => this.replies.delete(reply));
  }

  /** Reads changes, one read at a time. It also notices when the database responds again. */
  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    const refresh = () => this.content.refresh().finally(() => (this.isPolling = false));
    await this.content.availability.probe(refresh);
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
    for (const timer of this.timers) clearInterval(timer);
    for (const reply of this.replies.keys()) reply.end();
  }
}
