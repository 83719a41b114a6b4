import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorKinds } from '../../../model/errors/catalogue';
import type { ErrorBody } from '../errors';
import { respondNotFound, errorBody } from '../errors';
import { languageOf } from './language';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

const parameter = /:\w+(?:\(\^(.+?)\$\))?/g;

/** A route's path as a pattern. A parameter that allows only certain words still does. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(parameter, (_whole, words?: string) => `(?:${words ?? '[^/]+'})`)}/?$`);

const isCatchAll = (url: string): boolean => url.includes('*');

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

export type KnownPaths = ReadonlyMap<string, KnownPath>;

/** Collects the routes of an application. Call it before any route is added. */
export function collectPaths(app: FastifyInstance): KnownPaths {
  const knownPaths = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (isCatchAll(url)) return;
    const path = knownPaths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) path.methods.add(each);
    knownPaths.set(url, path);
  });
  return knownPaths;
}

/** Responds to API requests without a route: 405 with the allowed methods for a known path, otherwise 404. */
export function installMethodNotAllowed(app: FastifyInstance, knownPaths: KnownPaths): void {
  const respond = (request: FastifyRequest, reply: FastifyReply): ErrorBody => {
    const matching = [...knownPaths.values()].filter(({ pattern }) => pattern.test(pathOf(request)));
    const methods = new Set(matching.flatMap((path) => [...path.methods]));
    if (methods.size === 0 || methods.has(request.method)) return respondNotFound(request, reply);
    void reply.code(errorKinds.methodNotAllowed.status).header('allow', [...methods].join(', '));
    return errorBody('methodNotAllowed', languageOf(request));
  };
  const options = {
    config: { action: 'readContent' },
    schema: { hide: true },
    onRequest: respondEarly(respond),
  } as const;
  app.all('/api', options, respond);
  app.all('/api/*', options, respond);
}

/** Responds before the body is read: no route would use it. */
const respondEarly =
  (respond: (request: FastifyRequest, reply: FastifyReply) => ErrorBody) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.send(respond(request, reply));
