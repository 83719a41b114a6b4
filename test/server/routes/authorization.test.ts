import Fastify from 'fastify';
import type { Role } from '../../../src/model/permissions';
import { hasPermission } from '../../../src/model/permissions';
import { findAccount, setPassword } from '../../../src/server/accounts/accounts';
import { sessionMaxAgeMs, sessionIdleTimeoutMs, Sessions } from '../../../src/server/accounts/sessions';
import { installAuthorization } from '../../../src/server/http/authorization';
import { ContentClient } from '../../support/site/contentClient';
import type { KnownRoute } from '../../support/site/server/routeTable';
import {
  requestRoute,
  isCatchAll,
  isReading,
  routeName,
  startWithRoutes,
} from '../../support/site/server/routeTable';
import type { TestServer } from '../../support/site/server/testServer';
import { administrator, isRecord, superUser } from '../../support/site/server/testServer';

let server: TestServer;
let routes: readonly KnownRoute[];
let empty: string;

beforeAll(async () => {
  ({ server, routes } = await startWithRoutes());
  empty = await new ContentClient(server, '').bulk();
});

afterAll(() => server.close());

const isOpen = ({ config }: KnownRoute): boolean =>
  config.action === undefined || hasPermission('visitor', config.action);

/** All routes except the catch-all ones, which respond with 404 or 405. */
const apiRoutes = () => routes.filter((route) => !isCatchAll(route));

const protectedRoutes = () => apiRoutes().filter((route) => !isOpen(route));

const unauthorized = [401, { status: 'fail', message: expect.stringMatching(/[Ll]og in/) as unknown }];

/** The response of every protected route, by its name: `POST /api/tanker/save`. */
const responsesOf = async (options: Parameters<typeof requestRoute>[2]): Promise<Record<string, unknown>> => {
  const responses: Record<string, unknown> = {};
  for (const route of protectedRoutes().filter(({ method }) => method !== 'HEAD')) {
    const { status, body } = await requestRoute(server, route, options);
    responses[routeName(route)] = [status, body];
  }
  return responses;
};

const allUnauthorized = () =>
  Object.fromEntries(
    protectedRoutes()
      .filter(({ method }) => method !== 'HEAD')
      .map((route) => [routeName(route), unauthorized]),
  );

describe('the routes of the application', () => {
  test('that change something all need a session, except the login, a one-time link and what visitors ask', () => {
    expect(
      apiRoutes()
        .filter((route) => !isReading(route) && isOpen(route))
        .map(routeName),
    ).toEqual(['POST /api/auth/login', 'POST /api/auth/invitation', 'POST /api/inquiry/send']);
    expect(apiRoutes().filter((route) => !isReading(route)).length).toBeGreaterThan(50);
  });

  test('that only read are public, except these', () => {
    const protectedGets = apiRoutes().filter((route) => route.method === 'GET' && !isOpen(route));
    expect(protectedGets.map(routeName).sort()).toEqual([
      'GET /api/accounts',
      'GET /api/auth/session',
      'GET /api/file',
      'GET /api/history',
      'GET /api/history/people',
      'GET /api/inquiry/all',
      'GET /api/inquiry/counts',
      'GET /api/inquiry/export',
      'GET /api/languages',
      'GET /api/resource/initial',
      'GET /api/user',
      'GET /api/user/secondFactor',
      'GET /api/visibility/all',
    ]);
  });

  test('that need a session are documented as such', async () => {
    const { body } = await server.request('GET', '/api/docs');
    const paths = isRecord(body) && isRecord(body.paths) ? body.paths : {};
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(isRecord(methods) ? methods : {})
        .filter(([method, call]) => method !== 'head' && isRecord(call) && call.security !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
    );
    const expected = Object.keys(allUnauthorized()).map((name) =>
      name.replace(/:(\w+)(?:\([^)]*\))?/g, '{$1}'),
    );
    expect(documented.sort()).toEqual(expected.sort());
  });

  test('cannot be added without an action', () => {
    const app = Fastify();
    installAuthorization(app, new Sessions(server.database), server.config);
    expect(() => app.post('/api/forgotten', () => 'done')).toThrow('does not name its action');
  });

  test('respond with 404 if only a catch-all route matches', async () => {
    for (const route of routes.filter(isCatchAll)) {
      const { status } = await requestRoute(server, route);
      expect([routeName(route), status]).toEqual([routeName(route), 404]);
    }
  });
});

describe('every protected route', () => {
  test.each([
    ['without a session', {}],
    ['with an unknown token', { authorization: 'Bearer 0123456789' }],
    ['with an unknown client identifier', { authorization: 'Client-ID 0123456789' }],
    ['with an empty token', { authorization: 'Bearer ' }],
    ['with an unknown scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['with a token of SQL', { authorization: "Bearer '/**/OR/**/1=1--" }],
    ['with a token in a cookie', { cookie: 'Authorization=0123456789; session=0123456789' }],
  ])('%s responds with 401 and a message', async (_case, headers: Record<string, string>) => {
    expect(await responsesOf({ headers })).toEqual(allUnauthorized());
  });

  test('accepts no token from the URL', async () => {
    const token = await server.login();
    for (const route of protectedRoutes().filter(({ method }) => method !== 'HEAD')) {
      const url = `${route.url}?authorization=Bearer%20${token}&token=${token}&access_token=${token}`;
      expect((await requestRoute(server, { ...route, url })).status).toBe(401);
    }
  });

  test('rejects a request without a session before it reads the body', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const route of protectedRoutes().filter((each) => !isReading(each))) {
      expect((await requestRoute(server, route, { body: '{', headers })).status).toBe(401);
    }
  });

  test('ignores method override headers', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' };
    for (const route of apiRoutes().filter((each) => isOpen(each) && /^GET .*\/all$/.test(routeName(each)))) {
      expect((await requestRoute(server, route, { headers })).status).toBe(200);
    }
  });
});

describe('a session that has ended', () => {
  const startSession = async () => {
    const token = await server.login();
    const { body } = await server.request('GET', '/api/auth/session', { token });
    const clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
    return { token, clientId };
  };

  const age = (values: { lastSeenAt: number } | { createdAt: number }): Promise<unknown> =>
    server.database.system.updateTable('sessions').set(values).execute();

  const endings: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
    'a logout': (token) => server.request('POST', '/api/auth/logout', { token }),
    'a password change in another session': async () => {
      const other = await server.login();
      const body = {
        email: administrator.email,
        current_password: administrator.password,
        password: administrator.password,
        confirm_password: administrator.password,
      };
      const { status } = await server.request('POST', '/api/user/changePassword', { token: other, body });
      expect(status).toBe(200);
    },
    'a password change at the terminal': async () => {
      const account = await findAccount(server.database, administrator.email);
      if (account) await setPassword(server, account, administrator.password);
    },
    'twelve hours without use': () => age({ lastSeenAt: Date.now() - sessionIdleTimeoutMs }),
    'its maximum age of a week': () => age({ createdAt: Date.now() - sessionMaxAgeMs }),
  };

  test.each(Object.keys(endings))(
    'by %s gives access to no route, and neither does its client identifier',
    async (ending) => {
      const { token, clientId } = await startSession();
      expect((await server.request('GET', '/api/user', { token })).status).toBe(200);
      await endings[ending]?.(token);
      for (const headers of [
        { authorization: `Bearer ${token}` },
        { authorization: `Client-ID ${clientId}` },
      ]) {
        expect(await responsesOf({ headers })).toEqual(allUnauthorized());
      }
    },
  );
});

describe('an administrator who is not a super-user', () => {
  const role: Role = 'administrator';

  test('gets 403 for every route without permission, before the body is read', async () => {
    const token = await server.login();
    const forbidden = protectedRoutes().filter(
      ({ config: { action } }) => action !== undefined && !hasPermission(role, action),
    );
    expect(forbidden.map(routeName)).toEqual([
      'POST /api/resource/save',
      'GET /api/accounts',
      'HEAD /api/accounts',
      'POST /api/accounts',
      'PUT /api/accounts/:id(^[1-9][0-9]{0,8}$)/name',
      'POST /api/accounts/:id(^[1-9][0-9]{0,8}$)/invitation',
      'DELETE /api/accounts/:id(^[1-9][0-9]{0,8}$)/sessions',
      'DELETE /api/accounts/:id(^[1-9][0-9]{0,8}$)/secondFactor',
      'DELETE /api/accounts/:id(^[1-9][0-9]{0,8}$)',
      'POST /api/import/check',
      'POST /api/import',
    ]);
    for (const route of forbidden)
      expect((await requestRoute(server, route, { token, body: '{' })).status).toBe(403);
  });

  test('gets no permissions from the headers or the body of a request', async () => {
    const token = await server.login();
    const body = { object_key: 'a', language: 'en', resource: 'b', isSuperUser: true, role: 'superUser' };
    const headers = { 'x-role': 'superUser', 'x-user': superUser.email };
    expect((await server.request('POST', '/api/resource/save', { token, body, headers })).status).toBe(403);
  });
});

test('none of these requests changed anything', async () => {
  expect(await new ContentClient(server, '').bulk()).toBe(empty);
});
