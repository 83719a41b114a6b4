import { buildSmallClient } from './pages/builtClient';
import { superUser, TestServer, isRecord } from '../support/site/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

describe('behind a load balancer', () => {
  test('the client address comes from the load balancer, not from a header of the client', async () => {
    const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on', RATE_LIMIT: 'on' } });
    const tryLogin = (forwarded: string) =>
      proxied.request('POST', '/api/auth/login', {
        body: { ...superUser, password: 'wrong-password' },
        headers: { 'x-forwarded-for': forwarded },
      });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await tryLogin(`198.51.100.${count}, 203.0.113.7`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await tryLogin('203.0.113.8')).status).toBe(401);
    await proxied.close();
  });

  test('changing ports or invalid addresses in X-Forwarded-For do not avoid the login limit', async () => {
    const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on', RATE_LIMIT: 'on' } });
    const forms: readonly ((count: number) => string)[] = [
      (count) => `203.0.113.9:${10_000 + count}`,
      (count) => `[2001:db8::${count}]:443`,
      (count) => `unknown-${count}`,
    ];
    for (const form of forms) {
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        const { status } = await proxied.request('POST', '/api/auth/login', {
          body: { ...superUser, password: 'wrong-password' },
          headers: { 'x-forwarded-for': form(count) },
        });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    }
    await proxied.close();
  });
});

describe('a URL that cannot be decoded', () => {
  test('gets the "not found" page, and in the API the error 404', async () => {
    const client = await buildSmallClient();
    const serverWithPages = await TestServer.start({ assetsDirectory: client.directory });
    for (const url of ['/%zz', '/tankers/%zz', '/tankers/%ff?a=b']) {
      const { status, headers, raw } = await serverWithPages.request('GET', url);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(raw.toString()).toContain('/assets/main.2.js');
    }
    const { status, body } = await serverWithPages.request('GET', '/api/%zz');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'fail' });
    await serverWithPages.close();
    await client.remove();
  });
});

describe('the cache headers', () => {
  test('forbid storing responses of a session, and make errors depend on the language', async () => {
    const login = await server.request('POST', '/api/auth/login', { body: superUser });
    expect(login.headers['cache-control']).toBe('no-store');
    const token = await server.login(superUser);
    for (const url of ['/api/auth/session', '/api/user']) {
      expect((await server.request('GET', url, { token })).headers['cache-control']).toBe('no-store');
    }
    for (const url of ['/api/unknown', '/api/user', '/api/image/none']) {
      expect((await server.request('GET', url)).headers.vary).toContain('Accept-Language');
    }
  });
});

describe('requests from other origins', () => {
  const crossOriginHeaders = { origin: 'https://friend.example', 'access-control-request-method': 'POST' };

  test('are blocked by default', async () => {
    const { headers } = await server.request('GET', '/api/allModels', { headers: crossOriginHeaders });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('are allowed for the configured origins only', async () => {
    const openServer = await TestServer.start({ environment: { ALLOWED_ORIGINS: 'https://friend.example' } });
    for (const url of ['/api/allModels', '/api/tanker/all']) {
      const { headers } = await openServer.request('GET', url, { headers: crossOriginHeaders });
      expect(headers['access-control-allow-origin']).toBe('https://friend.example');
      expect(headers.vary).toContain('Origin');
      const stranger = await openServer.request('GET', url, {
        headers: { origin: 'https://stranger.example' },
      });
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await openServer.request('OPTIONS', '/api/tanker/save', {
      headers: crossOriginHeaders,
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');
    await openServer.close();
  });
});

describe('GET /api/docs', () => {
  test('is an OpenAPI document of every route', async () => {
    const { status, body } = await server.request('GET', '/api/docs/');
    expect(status).toBe(200);
    if (!isRecord(body) || !isRecord(body.paths)) throw new Error('There are no paths.');
    expect(body.openapi).toBe('3.1.0');
    const paths = Object.keys(body.paths).map((path) => path.replace(/\/$/, ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/api/allModels', '/api/jobPosting/all', '/api/jobPosting/save', '/api/jobPosting/update'],
        ...[
          '/api/jobPosting/delete',
          '/api/resource/all',
          '/api/resource/{language}',
          '/api/resource/updateById',
        ],
        ...['/api/resource/{page}/{language}', '/api/auth/login', '/api/auth/session', '/api/auth/logout'],
        ...['/api/user', '/api/user/changePassword', '/api/file', '/api/file/upload', '/api/image'],
        ...['/api/file/download/{fileName}', '/api/image/{name}'],
      ]),
    );
    expect(paths.some((path) => path.includes('*'))).toBe(false);
  });
});

test('a request that never ends and an idle connection are closed after a time limit', () => {
  expect(server.app.server).toMatchObject({ requestTimeout: 60_000, timeout: 70_000 });
});

describe('health', () => {
  test.each([['/healthz'], ['/readyz'], ['/readyz/']])('%s responds with 200', async (url) => {
    expect(await server.request('GET', url)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

/** Stops the clock by which the server notices an overload: on a slow machine, these requests are one. */
const stopLoadClock = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now());

describe('the rate limit of changes', () => {
  afterEach(() => jest.restoreAllMocks());

  test('does not affect an administrator who saves 200 times at once', async () => {
    const limited = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
    const token = await limited.login(superUser);
    stopLoadClock();
    const responses = await Promise.all(
      Array.from({ length: 200 }, () =>
        limited.request('POST', '/api/location/save', { token, body: { nameEn: 'Here' } }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(responses[0]?.headers['x-ratelimit-limit']).toBeUndefined();
    await limited.close();
  });

  test('counts all addresses of an IPv6 network together', async () => {
    const limited = await TestServer.start({ environment: { RATE_LIMIT: 'on' } });
    const statusFrom = async (remoteAddress: string): Promise<number> =>
      (await limited.request('POST', '/api/auth/login', { remoteAddress, body: {} })).status;
    stopLoadClock();
    const statuses = new Set<number>();
    for (let count = 0; count < 3000; count += 1)
      statuses.add(await statusFrom(`2001:db8:1:2::${count.toString(16)}`));
    expect(statuses).toEqual(new Set([400]));
    expect(await statusFrom('2001:db8:1:2:ffff::')).toBe(429);
    expect(await statusFrom('2001:db8:1:3::')).toBe(400);
    await limited.close();
  });
});
