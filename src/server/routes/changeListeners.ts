import { clearInterval, setInterval } from 'node:timers';
import type { FastifyReply } from 'fastify';
import type { ContentStore } from '../content/contentStore';
import type { ChangeEvent } from '../content/changes';

/** Between two signs of life, in milliseconds: less than any connection is left in silence. */
const heartbeat = 25_000;

/** How often this process looks for what others have changed (a command, another server), in milliseconds. */
const lookInterval = 500;

/** What a listener has not yet taken; one that is so far behind is let go, and comes back for what it missed. In bytes. */
const maxUntaken = 4 * 1024 * 1024;

/** Everybody who listens to the changes of content, over server-sent events. */
export class ChangeListeners {
  private readonly replies = new Set<FastifyReply['raw']>();
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly endNews: () => void;
  private isClosed = false;

  constructor(
    content: ContentStore,
    written: (news: ChangeEvent) => string,
    onLookFailed: (error: unknown) => void,
  ) {
    this.endNews = content.onNews((news) => this.tell(written(news)));
    const look = (): void => void content.refresh().catch(onLookFailed);
    this.timers = [
      setInterval(look, lookInterval),
      setInterval(() => this.tell(': still here\n\n'), heartbeat),
    ];
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
