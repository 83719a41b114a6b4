import { entityNames } from '../../../src/model/entities';
import { sampleRow } from '../../support/factories';
import { TestServer } from '../../support/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

type Call = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?];

/** Every call that is not for visitors. Those of content come from the table, so that a new kind cannot be forgotten. */
const guardedCalls: readonly Call[] = [
  ...entityNames.flatMap((name): Call[] => [
    ['POST', `/api/${name}/save`, sampleRow(name)],
    ['PUT', `/api/${name}/update`, [{ id: 1, displayOrder: 1 }]],
    ['DELETE', `/api/${name}/delete`, { id: 1 }],
  ]),
  ['POST', '/api/resource/save', { object_key: 'a', language: 'en', resource: 'b' }],
  ['PUT', '/api/resource/update', { object_key: 'a', resource: 'b' }],
  ['PUT', '/api/resource/updateById', { id: 1, resource: 'b' }],
  ['DELETE', '/api/resource/delete', { id: 1 }],
  ['POST', '/api/user/changePassword', {}],
  ['GET', '/api/user'],
  ['GET', '/api/file/'],
  ['POST', '/api/file/upload'],
  ['POST', '/api/image'],
  ['GET', '/api/auth/session'],
  ['POST', '/api/auth/logout'],
];

describe.each(guardedCalls.map((call) => [`${call[0]} ${call[1]}`, call] as const))(
  '%s',
  (_name, [method, url, body]) => {
    test.each([
      ['without a session', {}],
      ['with an unknown token', { authorization: 'Bearer 0123456789' }],
      ['with an unknown client identifier', { authorization: 'Client-ID 0123456789' }],
      ['with an empty token', { authorization: 'Bearer ' }],
      ['with a scheme that there is not', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ])('%s answers 401 in our words', async (_case, headers: Record<string, string>) => {
      const answer = await server.call(method, url, { body, headers });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ status: 'fail', message: expect.stringMatching(/[Ll]og in/) as unknown });
    });

    test('is refused before its body is read', async () => {
      const headers = { 'content-type': 'application/json' };
      if (method !== 'GET') expect((await server.call(method, url, { body: '{', headers })).status).toBe(401);
    });
  },
);

test('every call that the documents mark as guarded is tried here', async () => {
  const { body } = await server.call('GET', '/api/docs');
  const documented = JSON.parse(JSON.stringify(body)) as {
    paths: Record<string, Record<string, { security?: unknown }>>;
  };
  const guarded = Object.entries(documented.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, call]) => method !== 'head' && call.security !== undefined)
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
  );
  const tried = guardedCalls.map(([method, url]) => `${method} ${url.replace(/\/$/, '')}`);
  expect(guarded.sort()).toEqual(tried.sort());
});

test('nothing was changed by any of it', async () => {
  const { body } = await server.call('GET', '/api/allModels');
  for (const rows of Object.values(body ?? {})) expect(rows).toEqual([]);
});
