import { clearInterval, setInterval } from 'node:timers'; // jsdom, in which tests start servers, has others
import type { FastifyInstance } from 'fastify';
import type { ContentStore } from './contentStore';
import { startSchedule } from './visibility/visibilitySchedule';

/** How often this process reads the changes of other processes (a command, another server), in milliseconds. */
const pollIntervalMs = 500;

/**
 * Reads the changes of other processes, one read at a time. It also notices when the database responds again.
 * @returns a function that ends it. It does not wait for the current read, because the database may be away.
 */
const startPolling = (content: ContentStore): (() => void) => {
  let isPolling = false;
  const poll = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    const refresh = () => content.refresh().finally(() => (isPolling = false));
    await content.availability.probe(refresh);
  };
  const timer = setInterval(() => void poll(), pollIntervalMs);
  return () => clearInterval(timer);
};

/** Starts the work on the content once the server is ready: reading the changes of other processes, and the schedule. */
export function startContentJobs(app: FastifyInstance, content: ContentStore): void {
  let endPolling: (() => void) | undefined;
  let endSchedule: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    endPolling = startPolling(content);
    endSchedule = await startSchedule(content, app.log);
  });
  app.addHook('preClose', () => endPolling?.());
  app.addHook('onClose', () => endSchedule?.());
}
