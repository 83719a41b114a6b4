import { hasPermission } from '../../../src/model/permissions';
import { imageTokenOf } from '../../../src/server/accounts/sessions';
import { environmentOf, runInThisProcess } from '../../support/site/server/commandLine';
import { oneTimeCode } from '../../support/site/oneTimeCode';
import type { KnownRoute } from '../../support/site/server/routeTable';
import {
  requestRoute,
  isCatchAll,
  isReading,
  routeName,
  startWithRoutes,
} from '../../support/site/server/routeTable';
import { requestSecondFactor, enrol, valueOf } from '../../support/site/secondFactor';
import type { TestResponse, RequestOptions } from '../../support/site/server/testServer';
import { administrator, superUser, TestServer } from '../../support/site/server/testServer';

const required = { SECOND_FACTOR: 'required' } as const;

let server: TestServer;
let routes: readonly KnownRoute[];

beforeAll(async () => {
  ({ server, routes } = await startWithRoutes({ environment: required }));
});

afterEach(async () => {
  for (const table of ['sessions', 'recovery_codes'] as const)
    await server.database.system.deleteFrom(table).execute();
  await server.database.system.updateTable('accounts').set({ totpSecret: null }).execute();
});

afterAll(() => server.close());

/** Every route that needs a session. */
const protectedRoutes = (): readonly KnownRoute[] =>
  routes.filter(
    (route) =>
      !isCatchAll(route) &&
      route.config.action !== undefined &&
      !hasPermission('visitor', route.config.action),
  );

/** The routes that an account without a second factor may still use. */
const allowed = [
  'GET /api/auth/session',
  'GET /api/user/secondFactor',
  'HEAD /api/auth/session',
  'HEAD /api/user/secondFactor',
  'POST /api/auth/logout',
  'POST /api/user/changePassword',
  'POST /api/user/secondFactor/confirm',
  'POST /api/user/secondFactor/start',
];

const expectedError = {
  status: 'fail',
  message: expect.stringContaining('two-step verification') as unknown,
  error: 'second-factor-required',
};

const isRejected = ({ status, body }: TestResponse): boolean =>
  status === 403 && JSON.stringify(body).includes('"second-factor-required"');

const isLogout = ({ config }: KnownRoute): boolean => config.action === 'logout';

/** The credential that a route expects. */
const credentialOf = ({ config }: KnownRoute, token: string): RequestOptions =>
  config.credential === 'clientId'
    ? { headers: { authorization: `Client-ID ${imageTokenOf(token)}` } }
    : { token };

const session = (token: string, of: TestServer = server) => of.request('GET', '/api/auth/session', { token });

const users = (token: string, of: TestServer = server) => of.request('GET', '/api/user', { token });

const turnOff = (token: string, code: string) =>
  requestSecondFactor(server, token, 'turnOff', { current_password: administrator.password, code });

describe('an account that has not set up the second factor that is required', () => {
  test.each([administrator, superUser])('may use only what is needed to set it up: %j', async (account) => {
    const token = await server.login(account);
    const rejected: Record<string, unknown> = {};
    for (const route of protectedRoutes().filter((each) => each.method !== 'HEAD' && !isLogout(each))) {
      const response = await requestRoute(server, route, credentialOf(route, token));
      if (isRejected(response)) rejected[routeName(route)] = response.body;
    }
    const forbidden = protectedRoutes()
      .filter((route) => route.method !== 'HEAD' && !allowed.includes(routeName(route)))
      .map(routeName);
    expect(rejected).toEqual(Object.fromEntries(forbidden.map((name) => [name, expectedError])));
    expect(forbidden.length).toBeGreaterThan(50);
    expect((await server.request('POST', '/api/auth/logout', { token })).status).toBe(200);
  });

  test('is rejected before a body is read, also for HEAD requests', async () => {
    const token = await server.login();
    for (const route of protectedRoutes().filter((each) => !allowed.includes(routeName(each)))) {
      const body = isReading(route) ? {} : { body: '{' };
      const headers = { 'content-type': 'application/json', ...credentialOf(route, token).headers };
      const { status } = await requestRoute(server, route, {
        ...credentialOf(route, token),
        ...body,
        headers,
      });
      expect([routeName(route), status]).toEqual([routeName(route), 403]);
    }
  });

  test('learns from the login and the session that it must set it up, and gets no image host', async () => {
    const login = await server.request('POST', '/api/auth/login', { body: administrator });
    expect(login).toMatchObject({ status: 200, body: { needsSecondFactor: true } });
    expect((await session(await server.login())).body).toEqual({
      email: administrator.email,
      name: '',
      isSuperUser: false,
      hasTemporaryPassword: false,
      temporaryPasswordEndsAt: null,
      needsSecondFactor: true,
    });
    const headers = { 'accept-language': 'fr' };
    const { body } = await server.request('GET', '/api/history', { token: await server.login(), headers });
    expect(body).toMatchObject({
      message: expect.stringContaining('vérification en deux étapes') as unknown,
    });
  });

  test('can change its password, and may do no more after that', async () => {
    const token = await server.login();
    const { email, password } = administrator;
    const body = { email, current_password: password, password, confirm_password: password };
    const changed = await server.request('POST', '/api/user/changePassword', { token, body });
    expect(changed.status).toBe(200);
    expect(isRejected(await users(token))).toBe(true);
  });

  test('has all its permissions in the same session after setting it up', async () => {
    const token = await server.login(superUser);
    const text = { object_key: 'a', language: 'en', resource: 'b', page: null };
    const save = () => server.request('POST', '/api/resource/save', { token, body: text });
    expect(isRejected(await save())).toBe(true);
    const started = await requestSecondFactor(server, token, 'start', {
      current_password: superUser.password,
    });
    expect(isRejected(await save())).toBe(true); // the set-up is not complete yet
    const code = oneTimeCode(String(valueOf(started, 'secret')));
    expect((await requestSecondFactor(server, token, 'confirm', { code })).status).toBe(200);
    expect((await save()).status).toBe(201);
    expect((await session(token)).body).toMatchObject({
      needsSecondFactor: false,
      imageHost: { clientId: imageTokenOf(token) },
    });
  });

  test('includes an account whose session started before it was required', async () => {
    const before = await TestServer.start();
    const token = await before.login();
    const after = await before.sibling(required);
    expect((await users(token, before)).status).toBe(200);
    expect(isRejected(await users(token, after))).toBe(true);
    expect((await session(token, after)).body).toMatchObject({ needsSecondFactor: true });
    await after.close();
    await before.close();
  });
});

describe('a second factor that is required', () => {
  test('cannot be turned off by its account', async () => {
    const token = await server.login();
    expect(isRejected(await turnOff(token, '123456'))).toBe(true);
    const { recoveryCodes } = await enrol(server, token);
    const { status, body } = await turnOff(token, recoveryCodes[0] ?? '');
    expect([status, body]).toEqual([
      403,
      { status: 'fail', message: expect.stringContaining('cannot be turned off') as unknown },
    ]);
    expect((await server.request('GET', '/api/user/secondFactor', { token })).body).toEqual({
      isOn: true,
      isRequired: true,
      recoveryCodes: 10,
    });
    await expect(server.login()).rejects.toThrow('401');
  });

  test('must be set up again after it was turned off at the terminal', async () => {
    const token = await server.login();
    await enrol(server, token);
    expect((await users(token)).status).toBe(200);
    const { code } = await runInThisProcess(
      'account',
      ['second-factor-off', administrator.email],
      environmentOf(server),
    );
    expect(code).toBe(0);
    expect(isRejected(await users(token))).toBe(true);
    const newToken = await server.login();
    expect(isRejected(await users(newToken))).toBe(true);
    await enrol(server, newToken);
    expect((await users(newToken)).status).toBe(200);
  });
});
