import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A process that requests the health check again and again, apart from the process that measures: the work there would delay the
 * requests. It sends the longest response time when it is asked to stop, without the time in which the server's main thread or
 * this process waited for a processor: other programs of the machine do not count.
 */

/** The pause between two requests, in ms. */
const pauseMs = 2;

const [url = '', serverPid = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** How long the main thread of a process has waited for a processor, in ms. Only Linux knows. */
const waitingMs = (pid: number | string): number => {
  if (process.platform !== 'linux') return 0;
  const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ');
  return Number(nanoseconds) / 1e6;
};

/** The time that passes but for such waiting, in ms. */
const clock = (): number => performance.now() - waitingMs(serverPid) - waitingMs(process.pid);

const ping = (): Promise<number> => {
  const began = clock();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(clock() - began));
    }).once('error', reject);
  });
};

const end = new AbortController();
process.once('message', () => end.abort());

await ping(); // opens the connection
process.send?.('ready');
let longest = 0;
while (!end.signal.aborted) {
  longest = Math.max(longest, await ping());
  await wait(pauseMs);
}
process.send?.(longest, () => process.disconnect());
agent.destroy();
