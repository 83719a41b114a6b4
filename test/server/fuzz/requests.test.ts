import fc from 'fast-check';
import { entityNames } from '../../../src/model/schema/entities';
import { saveSample } from '../../support/data/factories';
import {
  heapInUse,
  checkProperty,
  seed,
  stateOf,
  wholeStateOf,
  withinDeadline,
} from '../../support/data/fuzzing';
import {
  asSegment,
  hostileBody,
  hostileHeaders,
  hostileQuery,
  hostileText,
  nearlyValidBody,
} from '../../support/data/hostileInputs';
import type { KnownRoute } from '../../support/site/server/routeTable';
import { isCatchAll, isReading, startWithRoutes } from '../../support/site/server/routeTable';
import { buildSmallClient } from '../pages/builtClient';
import type { TestResponse, Method, TestServer } from '../../support/site/server/testServer';
import { superUser } from '../../support/site/server/testServer';
import { repetitions } from '../../support/repetitions';

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

/** The event stream does not end, so connections.test.ts tests it separately. */
const isStream = ({ url }: KnownRoute): boolean => url === '/api/changes';

/** A URL of a route, with hostile values for its parameters. */
const address = (url: string): fc.Arbitrary<string> => {
  const parts = url.split(/(:\w+(?:\([^/]*\))?|\*)/);
  const hostile = hostileText.map(asSegment);
  return fc
    .tuple(...parts.map((part) => (/^[:*]/.test(part) ? hostile : fc.constant(part))))
    .map((segments) => segments.join(''));
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

/** Random requests to all routes; most of them to routes that change something. */
const anyRequest = (wanted: (route: KnownRoute) => boolean = () => true): fc.Arbitrary<Request> => {
  const possible = routes.filter((route) => !isStream(route) && wanted(route));
  const changing = possible.filter((route) => !isReading(route) && !isCatchAll(route));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...changing).chain(requestTo) },
    { weight: 1, arbitrary: fc.constantFrom(...possible).chain(requestTo) },
  );
};

const send = ({ route, url, headers, body }: Request, token?: string): Promise<TestResponse> =>
  withinDeadline(
    `${route.method} ${url}`,
    server.request(route.method as Method, url, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(isGet(route) ? {} : { body }),
      ...(token !== undefined && { token }),
    }),
  );

/** Text in a response that reveals an internal error or the machine. */
const internalDetails = /\bat .*\(|node_modules|sqlite|\.ts:\d|\/tmp\//i;

const expectNoServerError = ({ status, raw, headers }: TestResponse): void => {
  expect(status).toBeLessThan(500);
  if (status >= 400 && String(headers['content-type']).includes('json'))
    expect(raw.toString()).not.toMatch(internalDetails);
};

describe(`random requests, from the seed ${seed}`, () => {
  test('without a session cause no server error, change nothing, and do not leak memory', async () => {
    const before = await stateOf(server);
    const sendMany = (count: number) =>
      checkProperty(anyRequest(), count, async (request) => {
        const response = await send(request);
        expectNoServerError(response);
        if (!isGet(request.route)) expect(response.status).toBeGreaterThanOrEqual(400);
      });
    await sendMany(150); // fills the caches
    const heapBefore = heapInUse();
    await sendMany(repetitions(250, 1_200));
    expect(heapInUse() - heapBefore).toBeLessThan(30 * 1024 * 1024);
    expect(await wholeStateOf(server)).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each<Caller>(['administrator', 'superUser'])(
    'of the %s cause no server error, and a rejected request changes nothing',
    async (client) => {
      const isIncluded = ({ config: { action } }: KnownRoute): boolean => action !== 'logout';
      let before = await stateOf(server);
      await checkProperty(anyRequest(isIncluded), repetitions(150, 700), async (request) => {
        const response = await send(request, tokens[client]);
        expectNoServerError(response);
        const after = await stateOf(server);
        if (response.status >= 400 || isGet(request.route)) expect(after).toBe(before);
        before = after;
      });
      expect(await wholeStateOf(server)).toBe(before);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((await server.request('GET', '/api/user', { token: tokens[client] })).status).toBe(200);
    },
  );
});
