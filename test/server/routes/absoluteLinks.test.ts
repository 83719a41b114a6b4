import { multipart } from '../../support/data/multipart';
import { pixel } from '../../support/data/pixel';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

/*
 * A front-end on another origin shows pictures and files by absolute links.
 */

const origin = 'https://front.example';
const host = 'norcuve.localhost:3000';
const picture = `/api/image/${'0a'.repeat(32)}.jpg`;
const file = '<p><a href="/api/file/download/sheet.pdf">Sheet</a> <a href="/parts">Parts</a></p>';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start({ environment: { ALLOWED_ORIGINS: origin } });
  token = await server.login();
});

afterAll(() => server.close());

const employeesOf = async (
  url: string,
  headers: Record<string, string>,
  from = server,
): Promise<unknown[]> => {
  const { body } = await from.request('GET', url, { headers: { host, ...headers } });
  return isRecord(body) && Array.isArray(body.employees) ? body.employees.filter(isRecord) : [];
};

const add = async (values: object, headers: Record<string, string>): Promise<number> => {
  const body = { firstName: 'Ada', ...values };
  const saved = await server.request('POST', '/api/employee/save', {
    token,
    body,
    headers: { host, ...headers },
  });
  return isRecord(saved.body) ? Number(saved.body.id) : 0;
};

const absolute = (base: string) => ({
  image: `${base}${picture}`,
  descriptionEn: file.replace('/api/', `${base}/api/`),
});

const relative = { image: picture, descriptionEn: file };

describe('to an allowed origin', () => {
  test('the texts have absolute links', async () => {
    const superUserToken = await server.login(superUser);
    const text = { object_key: 'linked', page: 'home', language: 'en', resource: file, isHtml: true };
    await server.request('POST', '/api/resource/save', { token: superUserToken, body: text });
    const textsOf = async (headers: Record<string, string>): Promise<string> =>
      (await server.request('GET', '/api/resource/all', { headers: { host, ...headers } })).raw.toString();
    expect(await textsOf({ origin })).toContain(`http://${host}/api/file/download/sheet.pdf`);
    expect(await textsOf({})).not.toContain(`http://${host}/api/file`);
  });

  test('no link names a host that is not the site’s', async () => {
    const headers = { origin, host: 'stranger.example' };
    expect((await server.request('GET', '/api/allModels/', { headers })).raw.toString()).not.toContain(
      'stranger',
    );
  });

  test('links of images and files are absolute in lists and in the bulk load, to others relative', async () => {
    const id = await add(relative, {});
    for (const url of ['/api/employee/all', '/api/allModels', '/api/allModels/']) {
      expect(await employeesOf(url, { origin })).toContainEqual(
        expect.objectContaining({ id, ...absolute(`http://${host}`) }),
      );
      for (const headers of [{}, { origin: 'https://stranger.example' }])
        expect(await employeesOf(url, headers)).toContainEqual(expect.objectContaining({ id, ...relative }));
    }
  });

  test.each(['https://other.example/api/image/', 'https://front.example/api/image/'])(
    'a picture of another site keeps its link: %s',
    async (prefix) => {
      const image = picture.replace('/api/image/', prefix);
      const id = await add({ image }, { origin });
      expect(await employeesOf('/api/employee/all', { origin })).toContainEqual(
        expect.objectContaining({ id, image }),
      );
    },
  );

  test.each([[`http://${host}`], [`https://${host}`], ['http://rubicuve.localhost:3000']])(
    'an absolute link that comes back, at %s, is stored relative',
    async (base) => {
      const id = await add(absolute(base), { origin });
      expect(await employeesOf('/api/employee/all', {})).toContainEqual(
        expect.objectContaining({ id, ...relative }),
      );
      const body = [{ id, ...absolute(base), base: absolute(base), lastName: 'Lovelace' }];
      const { status } = await server.request('PUT', '/api/employee/update', {
        token,
        body,
        headers: { host, origin },
      });
      expect(status).toBe(200);
      expect(await employeesOf('/api/employee/all', {})).toContainEqual(
        expect.objectContaining({ id, ...relative, lastName: 'Lovelace' }),
      );
    },
  );

  test('the link of an upload is absolute, and so is the row of a conflict', async () => {
    const session = await server.request('GET', '/api/auth/session', { token, headers: { host, origin } });
    const imageHost =
      isRecord(session.body) && isRecord(session.body.imageHost) ? session.body.imageHost : {};
    expect(imageHost.url).toBe(`http://${host}/api/image`);
    const form = multipart({ field: 'image', name: 'a.png', content: pixel });
    const authorization = `Client-ID ${String(imageHost.clientId)}`;
    const { body } = await server.request('POST', '/api/image', {
      body: form.body,
      headers: { ...form.headers, host, origin, authorization },
    });
    const link = isRecord(body) && isRecord(body.data) ? String(body.data.link) : '';
    expect(link).toMatch(/^http:\/\/norcuve\.localhost:3000\/api\/image\/[0-9a-f]{64}\.png$/);
    const id = await add({ image: link }, { origin });
    const change = { id, image: picture, base: { image: 'older' } };
    const conflict = await server.request('PUT', '/api/employee/update', {
      token,
      body: change,
      headers: { host, origin },
    });
    expect(conflict).toMatchObject({ status: 409, body: { conflicts: [{ current: { image: link } }] } });
  });

  test('the headers of the content, of retries and of requests can be read', async () => {
    for (const url of ['/api/allModels', '/api/employee/all']) {
      const { headers } = await server.request('GET', url, { headers: { host, origin } });
      const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(/,\s*/);
      expect(exposed).toEqual(
        expect.arrayContaining(['etag', 'content-version', 'retry-after', 'x-request-id']),
      );
    }
  });
});

test('with PUBLIC_URL, links are absolute to everybody but the pages of the site itself', async () => {
  const id = await add(relative, {});
  const open = await server.sibling({ PUBLIC_URL: 'https://www.norcuve.example' });
  const all = expect.objectContaining({ id, ...absolute('https://www.norcuve.example') }) as unknown;
  for (const url of ['/api/employee/all', '/api/allModels', '/api/allModels/']) {
    for (const headers of [{}, { origin }, { 'sec-fetch-site': 'cross-site' }])
      expect(await employeesOf(url, headers, open)).toContainEqual(all);
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { referer: `http://${host}/tankers` }])
      expect(await employeesOf(url, headers, open)).toContainEqual(
        expect.objectContaining({ id, ...relative }),
      );
  }
  await open.close();
});

test('an open page of another origin receives changes with absolute links', async () => {
  const events = await fetch(`${await server.listen()}/api/changes`, { headers: { origin } });
  const reader = events.body?.getReader();
  await add(relative, {});
  let text = '';
  while (!text.includes('event: change')) {
    const { value, done = true } = (await reader?.read()) ?? {};
    if (done) break;
    text += Buffer.from(value ?? []).toString();
  }
  await reader?.cancel();
  expect(text).toContain(`"image":"http://127.0.0.1:`);
  expect(text).toContain(`${picture}"`);
});
