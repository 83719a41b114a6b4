import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { requestIds, setRequestIdHeader } from '../../../src/server/http/monitoring/requestId';
import { loggerOptions } from '../../../src/server/logger';
import { TestServer } from '../../support/site/server/testServer';

const generatedId = /^[\w-]{12}-[0-9a-z]+$/;

const idOf = async (server: TestServer, requestId: string, url = '/api/tanker/all'): Promise<unknown> =>
  (await server.request('GET', url, { headers: { 'x-request-id': requestId } })).headers['x-request-id'];

test('a response has its request id, which only a trusted proxy can choose', async () => {
  const server = await TestServer.start();
  expect(await idOf(server, 'balancer-0001')).toMatch(generatedId);
  expect(await idOf(server, 'balancer-0001', '/no/such/page')).toMatch(generatedId);
  await server.close();
  const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on' } });
  expect(await idOf(proxied, 'balancer-0001')).toBe('balancer-0001');
  for (const invalidId of ['short', 'two words', 'x'.repeat(129), 'quote"quote', 'élégant-é'])
    expect(await idOf(proxied, invalidId)).toMatch(generatedId);
  await proxied.close();
});

test('each log line of a request has the request id', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const app = Fastify({
    logger: { ...loggerOptions('info'), stream },
    genReqId: requestIds({ trustedProxies: { count: 0 } }),
  });
  app.get('/', (request, reply) => {
    setRequestIdHeader(request, reply);
    request.log.info('under way');
    return reply.send({});
  });
  const { headers } = await app.inject('/');
  await app.close();
  const ids = lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids)).toEqual(new Set([headers['x-request-id']]));
});
