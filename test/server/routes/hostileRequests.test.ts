import { connect } from 'node:net';
import fc from 'fast-check';
import { entityNames } from '../../../src/model/schema/entities';
import { sampleRow, saveSample } from '../../support/data/factories';
import { checkProperty } from '../../support/data/fuzzing';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
  await saveSample(server, token, 'tanker');
});

afterAll(() => server.close());

const bulk = async (): Promise<string> => (await server.request('GET', '/api/allModels')).raw.toString();

const save = (body: unknown, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/tanker/save', { token, body, headers });

/** Internal details: a stack trace, SQL, a path on the server. */
const internalDetails = /\bat .*\(|node_modules|select |insert |sqlite|\.ts:|\/tmp\//i;

const expectFailure = (response: { status: number; body: unknown; raw: Buffer }, status: number): void => {
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ status: 'fail', message: expect.any(String) as unknown });
  expect(response.raw.toString()).not.toMatch(internalDetails);
};

describe('a body', () => {
  test.each([
    ['that is empty', ''],
    ['that is incomplete', '{"nameEn":'],
    ['that is not JSON', '<tanker/>'],
    ['with a comment', '{"nameEn":"x"/**/}'],
    ['in single quotes', "{'nameEn':'x'}"],
    ['with a trailing comma', '{"nameEn":"x",}'],
    ['that is not a number', 'NaN'],
  ])('%s is rejected', async (_case, body) => {
    const before = await bulk();
    expectFailure(await save(body), 400);
    expect(await bulk()).toBe(before);
  });

  test.each([['[]'], ['null'], ['5'], ['"x"'], ['true'], ['[{"nameEn":"x"}]']])(
    'that is %s instead of a row is rejected',
    async (body) => {
      expectFailure(await save(body), 400);
    },
  );

  test('that is missing is rejected', async () => {
    expectFailure(await server.request('POST', '/api/tanker/save', { token }), 400);
    expectFailure(await server.request('DELETE', '/api/tanker/delete', { token }), 400);
  });

  test.each([['text/plain'], ['application/xml'], ['application/x-www-form-urlencoded'], ['nonsense']])(
    'of the type %s is rejected',
    async (type) => expectFailure(await save('nameEn=x', { 'content-type': type }), 415),
  );

  test.each([
    ['application/vnd.site+json'],
    ['application/ld+json; charset=utf-8'],
    ['Application/Problem+JSON'],
  ])('of the type %s is JSON', async (type) => {
    expect((await save('{"nameEn":"x"}', { 'content-type': type })).status).toBe(201);
    expectFailure(await save('{"nameEn":', { 'content-type': type }), 400);
    const hostile = '{"__proto__":{"nameEn":"polluted"}}';
    expect((await save(hostile, { 'content-type': type })).status).toBe(201);
    expect(await bulk()).not.toContain('polluted');
  });

  test('that is too large is rejected before it is read completely', async () => {
    expectFailure(await save({ nameEn: 'x'.repeat(2 ** 20) }), 413);
  });

  test('nested 20,000 deep is rejected or ignored', async () => {
    const arrays = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const objects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    for (const nested of [arrays, objects]) {
      expectFailure(await save(nested === arrays ? arrays : `{"nameEn":${objects}}`), 400);
      expectFailure(await save(`{"nameEn":${nested}}`), 400);
      expect((await save(`{"unknown":${nested}}`)).status).toBe(201);
      expect((await save(`{"unknown":${nested},"__proto__":${nested}}`)).status).toBe(201);
      expectFailure(await server.request('PUT', '/api/tanker/update', { token, body: `[${nested}]` }), 400);
    }
  });

  test('cannot change an object prototype', async () => {
    for (const body of [
      '{"__proto__":{"polluted":true,"nameEn":"x"}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"\\u005f_proto__":{"polluted":true}}',
      '{"hasOwnProperty":1,"toString":2,"valueOf":3}',
    ]) {
      expect((await save(body)).status).toBe(201);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }
    expect(await bulk()).not.toContain('polluted');
  });

  test('is stored with any special characters in its texts', async () => {
    const nameEn = 'Robert\'); DROP TABLE tankers;-- %s ${x} {{x}} \u202e 😀 \\ " \n';
    const { id } = await saveSample(server, token, 'tanker', { nameEn });
    expect(JSON.parse(await bulk())).toMatchObject({
      tankers: expect.arrayContaining([expect.objectContaining({ id, nameEn })]) as unknown,
    });
  });

  test('with a NUL or half a character is stored in a form that every database accepts', async () => {
    const { body } = await save('{"nameEn":"a\\u0000b\\ud800c"}');
    const id = isRecord(body) ? body.id : 0;
    expect(JSON.parse(await bulk())).toMatchObject({
      tankers: expect.arrayContaining([expect.objectContaining({ id, nameEn: 'ab\uFFFDc' })]) as unknown,
    });
  });
});

describe('a URL', () => {
  test.each([
    ['/api'],
    ['/api/'],
    ['/api/unknown'],
    ['/api/tanker'],
    ['/api/tanker/'],
    ['/api/TANKER/all'],
    ['/api/tanker/all/x'],
  ])('%s, which does not exist, responds with 404 to every method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expectFailure(await server.request(method, url), 404);
    }
  });

  test.each([
    ['GET', '/api/tanker/save', 'POST'],
    ['POST', '/api/tanker/all/', 'GET'],
    ['PATCH', '/api/tanker/update', 'PUT'],
    ['POST', '/api/tanker/delete', 'DELETE'],
    ['DELETE', '/api/allModels', 'GET'],
    ['PUT', '/api/auth/login/', 'POST'],
    ['DELETE', '/api/file/download/a.pdf', 'GET'],
    ['POST', '/api/resource/en', 'GET'],
    ['GET', '/api/resource/save', 'POST'],
    ['DELETE', '/api/resource/home/fr', 'GET'],
    ['PUT', '/api/user', 'GET'],
    ['GET', '/api/accounts/5', 'DELETE'],
    ['PUT', '/api/inquiry/erase/7', 'DELETE'],
  ] as const)('%s %s responds with 405 and the allowed methods', async (method, url, allowed) => {
    const response = await server.request(method, url, { token, body: {} });
    expectFailure(response, 405);
    expect(String(response.headers.allow).split(', ')).toContain(allowed);
  });

  test.each([['/api/%'], ['/api/%E0%A4%A'], ['/%zz'], ['/api/tanker%2Fall']])(
    '%s, which cannot be decoded or is unknown, responds with 404',
    async (url) => expectFailure(await server.request('GET', url), 404),
  );
});

describe('error messages', () => {
  test.each([
    ['fr', /obligatoire/],
    ['fr-CA,fr;q=0.9,en;q=0.5', /obligatoire/],
    ['en-CA,en;q=0.9,fr;q=0.8', /required/],
    ['fr;q=0.5,en;q=0.5', /required/],
    ['de,fr;q=0.3', /obligatoire/],
    ['*', /required/],
    ['', /required/],
  ])('are in the language of Accept-Language: %j', async (language, message) => {
    const response = await server.request('POST', '/api/manufacturer/save', {
      token,
      body: {},
      headers: { 'accept-language': language },
    });
    expect(response.body).toMatchObject({ message: expect.stringMatching(message) as unknown });
  });

  test('about server errors reveal nothing internal', async () => {
    const broken = await TestServer.start();
    const session = await broken.login();
    await broken.database.system.schema.alterTable('tankers').renameTo('elsewhere').execute();
    expectFailure(await broken.request('POST', '/api/tanker/save', { token: session, body: {} }), 500);
    await broken.database.close();
    expect((await broken.request('GET', '/readyz')).body).toEqual({
      status: 'degraded',
      problems: ['database'],
    });
    expect((await broken.request('GET', '/healthz')).status).toBe(200);
    await broken.app.close();
  });

  test('about invalid HTTP are JSON too', async () => {
    const origin = new URL(await server.listen());
    const response = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(origin.port), origin.hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 'fail' });
  });
});

describe('random requests', () => {
  const names = fc.constantFrom(...entityNames);
  const changes = fc.constantFrom(
    ['POST', 'save'] as const,
    ['PUT', 'update'] as const,
    ['DELETE', 'delete'] as const,
  );

  test('never get a 5xx response, and change nothing if they are rejected', async () => {
    await checkProperty(fc.tuple(names, changes, fc.json()), 150, async ([name, [method, call], body]) => {
      const before = await bulk();
      const response = await server.request(method, `/api/${name}/${call}`, { token, body });
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400) expect(await bulk()).toBe(before);
    });
  });

  test('never get a 5xx response for any value of a field', async () => {
    await checkProperty(fc.tuple(names, fc.nat(), fc.jsonValue()), 150, async ([name, index, value]) => {
      const row: Record<string, unknown> = sampleRow(name);
      const fields = Object.keys(row);
      row[fields[index % fields.length] ?? ''] = value;
      const { status } = await server.request('POST', `/api/${name}/save`, { token, body: row });
      expect(status).toBeLessThan(500);
    });
  });
});
