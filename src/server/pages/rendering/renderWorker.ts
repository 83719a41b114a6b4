import { parentPort } from 'node:worker_threads';
import type { WorkerRequest, WorkerResponse } from './messages';
import { Renderer } from './renderer';

/*
 * The thread that renders pages. It is a separate build, with the screens of the public site, so that rendering takes neither
 * time nor memory of the thread that handles requests.
 */
const port = parentPort;
if (!port) throw new Error('renderWorker.js runs in a worker thread only.');

const send = (response: WorkerResponse): void => port.postMessage(response);

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const renderer = await Renderer.create();

port.on('message', (request: WorkerRequest) => {
  if (request.kind === 'content') {
    renderer.setContent(request.content);
    return;
  }
  const { id, job } = request;
  try {
    send({ kind: 'rendered', id, page: renderer.render(job) });
  } catch (error) {
    send({ kind: 'failed', id, message: describe(error) });
  }
});
