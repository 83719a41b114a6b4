import Fastify from 'fastify';
import type { Role } from '../../../src/model/permissions';
import { may } from '../../../src/model/permissions';
import { findAccount, setPassword } from '../../../src/server/accounts/accounts';
import { sessionGreatestAge, sessionIdleTime, Sessions } from '../../../src/server/accounts/sessions';
import { installAuthorization } from '../../../src/server/http/authorization';
import { ContentCaller } from '../../support/site/contentCaller';
import type { KnownRoute } from '../../support/site/routeTable';
import { callRoute, isCatchAll, isReading, routeName, startWithRoutes } from '../../support/site/routeTable';
import type { TestServer } from '../../support/site/testServer';
import { administrator, isRecord, superUser } from '../../support/site/testServer';

let server: TestServer;
let routes: readonly KnownRoute[];
let empty: string;

beforeAll(async () => {
  ({ server, routes } = await startWithRoutes());
  empty = await new ContentCaller(server, '').bulk();
});

afterAll(() => server.close());

const isOpen = ({ config }: KnownRoute): boolean =>
  config.action === undefined || may('visitor', config.action);

/** What answers where no call is: 404 or 405 to everything. */
const calls = () => routes.filter((route) => !isCatchAll(route));

const guarded = () => calls().filter((route) => !isOpen(route));

const refusedStatus = [401, { status: 'fail', message: expect.stringMatching(/[Ll]og in/) as unknown }];

/** What every guarded call answers, by its name: `POST /api/tanker/save`. */
const answersOf = async (options: Parameters<typeof callRoute>[2]): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const route of guarded().filter(({ method }) => method !== 'HEAD')) {
    const { status, body } = await callRoute(server, route, options);
    answers[routeName(route)] = [status, body];
  }
  return answers;
};

const allRefused = () =>
  Object.fromEntries(
    guarded()
      .filter(({ method }) => method !== 'HEAD')
      .map((route) => [routeName(route), refusedStatus]),
  );

describe('the calls of the running application', () => {
  test('that can change something all need a session, but for the login', () => {
    expect(
      calls()
        .filter((route) => !isReading(route) && isOpen(route))
        .map(routeName),
    ).toEqual(['POST /api/auth/login']);
    expect(calls().filter((route) => !isReading(route)).length).toBeGreaterThan(50);
  });

  test('that only read are open but for these', () => {
    const kept = calls().filter((route) => route.method === 'GET' && !isOpen(route));
    expect(kept.map(routeName).sort()).toEqual([
      'GET /api/auth/session',
      'GET /api/file',
      'GET /api/history',
      'GET /api/user',
      'GET /api/user/secondFactor',
    ]);
  });

  test('that need a session are told as such by the documents', async () => {
    const { body } = await server.call('GET', '/api/docs');
    const paths = isRecord(body) && isRecord(body.paths) ? body.paths : {};
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(isRecord(methods) ? methods : {})
        .filter(([method, call]) => method !== 'head' && isRecord(call) && call.security !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    );
    const named = Object.keys(allRefused()).map((name) => name.replace(/:(\w+)/g, '{$1}'));
    expect(documented.sort()).toEqual(named.sort());
  });

  test('cannot be added without saying what they do', () => {
    const app = Fastify();
    installAuthorization(app, new Sessions(server.database), server.config);
    expect(() => app.post('/api/forgotten', () => 'done')).toThrow('does not name its action');
  });

  test('exist below the catch-all in no other method', async () => {
    for (const route of routes.filter(isCatchAll)) {
      const { status } = await callRoute(server, route);
      expect([routeName(route), status]).toEqual([routeName(route), 404]);
    }
  });
});

describe('every guarded call', () => {
  test.each([
    ['without a session', {}],
    ['with an unknown token', { authorization: 'Bearer 0123456789' }],
    ['with an unknown client identifier', { authorization: 'Client-ID 0123456789' }],
    ['with an empty token', { authorization: 'Bearer ' }],
    ['with a scheme that there is not', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['with a token of SQL', { authorization: "Bearer '/**/OR/**/1=1--" }],
    ['with a token in a cookie', { cookie: 'Authorization=0123456789; session=0123456789' }],
  ])('%s answers 401 in our words', async (_case, headers: Record<string, string>) => {
    expect(await answersOf({ headers })).toEqual(allRefused());
  });

  test('takes no token from the address', async () => {
    const token = await server.login();
    for (const route of guarded().filter(({ method }) => method !== 'HEAD')) {
      const url = `${route.url}?authorization=Bearer%20${token}&token=${token}&access_token=${token}`;
      expect((await callRoute(server, { ...route, url })).status).toBe(401);
    }
  });

  test('is refused before its body is read', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const route of guarded().filter((each) => !isReading(each))) {
      expect((await callRoute(server, route, { body: '{', headers })).status).toBe(401);
    }
  });

  test('cannot be called by the name of another method', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' };
    for (const route of calls().filter((each) => each.method === 'GET' && each.url.endsWith('/all'))) {
      expect((await callRoute(server, route, { headers })).status).toBe(200);
    }
  });
});

describe('a session that has ended', () => {
  const begin = async () => {
    const token = await server.login();
    const { body } = await server.call('GET', '/api/auth/session', { token });
    const clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
    return { token, clientId };
  };

  const age = (values: { lastSeenAt: number } | { createdAt: number }): Promise<unknown> =>
    server.database.system.updateTable('sessions').set(values).execute();

  const endings: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
    'a logout': (token) => server.call('POST', '/api/auth/logout', { token }),
    'a password that another session changed': async () => {
      const other = await server.login();
      const body = {
        email: administrator.email,
        current_password: administrator.password,
        password: administrator.password,
        confirm_password: administrator.password,
      };
      const { status } = await server.call('POST', '/api/user/changePassword', { token: other, body });
      expect(status).toBe(200);
    },
    'a password that was set at the terminal': async () => {
      const account = await findAccount(server.database, administrator.email);
      if (account) await setPassword(server, account, administrator.password);
    },
    'half a day without use': () => age({ lastSeenAt: Date.now() - sessionIdleTime }),
    'a week': () => age({ createdAt: Date.now() - sessionGreatestAge }),
  };

  test.each(Object.keys(endings))('by %s opens no call, nor does its client identifier', async (ending) => {
    const { token, clientId } = await begin();
    expect((await server.call('GET', '/api/user', { token })).status).toBe(200);
    await endings[ending]?.(token);
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: `Client-ID ${clientId}` },
    ]) {
      expect(await answersOf({ headers })).toEqual(allRefused());
    }
  });
});

describe('an administrator who is no super-user', () => {
  const role: Role = 'administrator';

  test('is refused every call that is beyond its rights, before the body is read', async () => {
    const token = await server.login();
    const beyond = guarded().filter(({ config: { action } }) => action !== undefined && !may(role, action));
    expect(beyond.map(routeName)).toEqual(['POST /api/resource/save']);
    for (const route of beyond)
      expect((await callRoute(server, route, { token, body: '{' })).status).toBe(403);
  });

  test('takes no rights from what it says of itself', async () => {
    const token = await server.login();
    const body = { object_key: 'a', language: 'en', resource: 'b', isSuperUser: true, role: 'superUser' };
    const headers = { 'x-role': 'superUser', 'x-user': superUser.email };
    expect((await server.call('POST', '/api/resource/save', { token, body, headers })).status).toBe(403);
  });
});

test('nothing was changed by any of it', async () => {
  expect(await new ContentCaller(server, '').bulk()).toBe(empty);
});
