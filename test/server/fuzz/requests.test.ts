import fc from 'fast-check';
import { entityNames } from '../../../src/model/schema/entities';
import { saveSample } from '../../support/data/factories';
import { heapInUse, holds, seed, stateOf, wholeStateOf, within } from '../../support/data/fuzzing';
import {
  asSegment,
  hostileBody,
  hostileHeaders,
  hostileQuery,
  hostileText,
  nearlyValidBody,
} from '../../support/data/hostileInputs';
import type { KnownRoute } from '../../support/site/routeTable';
import { isCatchAll, isReading, startWithRoutes } from '../../support/site/routeTable';
import { buildSmallClient } from '../pages/builtClient';
import type { Answer, Method, TestServer } from '../../support/site/testServer';
import { superUser } from '../../support/site/testServer';

let server: TestServer;
let routes: readonly KnownRoute[];
let client: Awaited<ReturnType<typeof buildSmallClient>>;
let tokens: Readonly<Record<Caller, string>>;

beforeAll(async () => {
  client = await buildSmallClient();
  ({ server, routes } = await startWithRoutes({ assetsDirectory: client.directory }));
  tokens = { administrator: await server.login(), superUser: await server.login(superUser) };
  for (const name of entityNames) await saveSample(server, tokens.superUser, name);
});

afterAll(async () => {
  await server.close();
  await client.remove();
});

type Caller = 'administrator' | 'superUser';

interface Request {
  readonly route: KnownRoute;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

/** A stream does not end, so it has tests of its own. */
const isStream = ({ url }: KnownRoute): boolean => url === '/api/changes';

/** An address of a route: what stands for its parameters may be anything. */
const address = (url: string): fc.Arbitrary<string> => {
  const parts = url.split(/(:\w+(?:\([^/]*\))?|\*)/);
  const hostile = hostileText.map(asSegment);
  return fc
    .tuple(...parts.map((part) => (/^[:*]/.test(part) ? hostile : fc.constant(part))))
    .map((written) => written.join(''));
};

const requestTo = (route: KnownRoute): fc.Arbitrary<Request> =>
  fc.record({
    route: fc.constant(route),
    url: fc
      .tuple(address(route.url), fc.option(hostileQuery, { nil: undefined }))
      .map(([path, query]) => (query === undefined ? path : `${path}?${query}`)),
    headers: fc.oneof(fc.constant({}), hostileHeaders),
    body: fc.oneof(hostileBody, nearlyValidBody(route.url)),
  });

const isGet = ({ method }: KnownRoute): boolean => ['GET', 'HEAD'].includes(method);

/** Any request to any route; most of them to those that can change something. */
const anyRequest = (wanted: (route: KnownRoute) => boolean = () => true): fc.Arbitrary<Request> => {
  const possible = routes.filter((route) => !isStream(route) && wanted(route));
  const changing = possible.filter((route) => !isReading(route) && !isCatchAll(route));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...changing).chain(requestTo) },
    { weight: 1, arbitrary: fc.constantFrom(...possible).chain(requestTo) },
  );
};

const send = ({ route, url, headers, body }: Request, token?: string): Promise<Answer> =>
  within(
    `${route.method} ${url}`,
    server.call(route.method as Method, url, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(isGet(route) ? {} : { body }),
      ...(token !== undefined && { token }),
    }),
  );

/** What an answer says when something in us broke, or tells of the machine. */
const tells = /\bat .*\(|node_modules|sqlite|\.ts:\d|\/tmp\//i;

const expectCalm = ({ status, raw, headers }: Answer): void => {
  expect(status).toBeLessThan(500);
  if (status >= 400 && String(headers['content-type']).includes('json'))
    expect(raw.toString()).not.toMatch(tells);
};

describe(`random requests, from the seed ${seed}`, () => {
  test('without a session are never a failure of ours, and change nothing', async () => {
    const before = await stateOf(server);
    await holds(anyRequest(), 2_500, async (request) => {
      const answer = await send(request);
      expectCalm(answer);
      if (!isGet(request.route)) expect(answer.status).toBeGreaterThanOrEqual(400);
    });
    expect(await wholeStateOf(server)).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each<Caller>(['administrator', 'superUser'])(
    'of the %s are never a failure of ours, and a refused one changes nothing',
    async (caller) => {
      const isTried = ({ config: { action } }: KnownRoute): boolean => action !== 'logout';
      let before = await stateOf(server);
      await holds(anyRequest(isTried), 1_500, async (request) => {
        const answer = await send(request, tokens[caller]);
        expectCalm(answer);
        const after = await stateOf(server);
        if (answer.status >= 400 || isGet(request.route)) expect(after).toBe(before);
        before = after;
      });
      expect(await wholeStateOf(server)).toBe(before);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((await server.call('GET', '/api/user', { token: tokens[caller] })).status).toBe(200);
    },
  );

  test('leave the memory as it was', async () => {
    const sendMany = (count: number) =>
      holds(anyRequest(), count, async (request) => {
        await send(request);
      });
    await sendMany(500);
    const before = heapInUse();
    await sendMany(1_500);
    expect(heapInUse() - before).toBeLessThan(30 * 1024 * 1024);
  });
});
