import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { TestServer } from './testServer';
import type { TestResponse, RequestOptions, Method, TestServerOptions } from './testServer';

/** A route as the application registered it. */
export interface KnownRoute {
  readonly method: string;
  /** With its parameters: `/api/image/:name`. */
  readonly url: string;
  readonly config: Partial<FastifyContextConfig>;
}

const applicationCreated = 'fastify.initialization';

const watchRoutes = (routes: KnownRoute[]) => (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }; // Fastify's message on this channel
  fastify.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const each of [method].flat()) routes.push({ method: each.toUpperCase(), url, config });
  });
};

/** Starts a server and returns all its routes, so that a test of all routes includes new ones. */
export async function startWithRoutes(
  options: TestServerOptions = {},
): Promise<{ readonly server: TestServer; readonly routes: readonly KnownRoute[] }> {
  const routes: KnownRoute[] = [];
  const listener = watchRoutes(routes);
  subscribe(applicationCreated, listener);
  try {
    return { server: await TestServer.start(options), routes };
  } finally {
    unsubscribe(applicationCreated, listener);
  }
}

export function routeName({ method, url }: KnownRoute): string {
  return `${method} ${url}`;
}

export function isReading({ method }: KnownRoute): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** Routes that respond when no other route matches. */
export function isCatchAll({ url }: KnownRoute): boolean {
  return url === '/api' || url.includes('*');
}

/** A URL of a route, with a valid value for each parameter. */
const addressOf = (url: string): string =>
  url
    .replace(/:language\([^/]*\)/g, 'en')
    .replace(/:id\([^/]*\)/g, '1')
    .replace(/:\w+/g, 'x')
    .replace('*', 'nowhere');

/** Sends a request to a route. */
export function requestRoute(
  server: TestServer,
  { method, url }: Pick<KnownRoute, 'method' | 'url'>,
  options?: RequestOptions,
): Promise<TestResponse> {
  return server.request(method as Method, addressOf(url), options); // the application registers only these methods
}
