import fastify from 'fastify';
import { CachedResponse, sendCached } from '../../../src/server/http/cachedResponse';

it('an asynchronous handler sends one response, while hooks delay it and once it is ready', async () => {
  const warnings: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void warnings.push(line) } } });
  app.addHook('onSend', () => new Promise<void>((resolve) => void setImmediate(resolve)));
  const response = new CachedResponse('{"images":[]}', 1);
  app.get('/', async (request, reply) => {
    await Promise.resolve();
    return sendCached(request, reply, response) ?? reply;
  });
  for (let request = 0; request < 2; request += 1) {
    expect((await app.inject('/')).json()).toEqual({ images: [] });
  }
  await app.close();
  expect(warnings).toEqual([]);
});
