import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { TestServer } from './testServer';
import type { Answer, CallOptions, Method, TestServerOptions } from './testServer';

/** A route of a running application, as it was registered. */
export interface KnownRoute {
  readonly method: string;
  /** With its parameters: `/api/image/:name`. */
  readonly url: string;
  readonly config: Partial<FastifyContextConfig>;
}

const created = 'fastify.initialization';

const watchRoutes = (routes: KnownRoute[]) => (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }; // what Fastify publishes there
  fastify.addHook('onRoute', ({ method, url, config = {} }) => {
    for (const each of [method].flat()) routes.push({ method: each.toUpperCase(), url, config });
  });
};

/** Starts a server and tells every route that it has, so that a test of all of them cannot forget a new one. */
export const startWithRoutes = async (
  options: TestServerOptions = {},
): Promise<{ readonly server: TestServer; readonly routes: readonly KnownRoute[] }> => {
  const routes: KnownRoute[] = [];
  const listener = watchRoutes(routes);
  subscribe(created, listener);
  try {
    return { server: await TestServer.start(options), routes };
  } finally {
    unsubscribe(created, listener);
  }
};

export const routeName = ({ method, url }: KnownRoute): string => `${method} ${url}`;

export const isReading = ({ method }: KnownRoute): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Routes that answer what no other route does. */
export const isCatchAll = ({ url }: KnownRoute): boolean => url === '/api' || url.includes('*');

/** An address of a route: each parameter is something that it takes. */
const addressOf = (url: string): string =>
  url
    .replace(/:language\([^/]*\)/g, 'en')
    .replace(/:\w+/g, 'x')
    .replace('*', 'nowhere');

/** Calls a route of the table. */
export const callRoute = (
  server: TestServer,
  { method, url }: Pick<KnownRoute, 'method' | 'url'>,
  options?: CallOptions,
): Promise<Answer> => server.call(method as Method, addressOf(url), options); // what the application takes is a method
