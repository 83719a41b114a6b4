import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorKinds } from '../../model/errors/catalogue';
import type { FailureBody } from './errors';
import { respondNotFound, failureBody } from './errors';
import { languageOf } from './language';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

const parameter = /:\w+(?:\(\^\((.+?)\)\$\))?/g;

/** A route's path as a pattern; a parameter that is bound to some words stays so. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(parameter, (_whole, words?: string) => `(?:${words ?? '[^/]+'})`)}/?$`);

const isCatchAll = (url: string): boolean => url.includes('*');

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

export type KnownPaths = ReadonlyMap<string, KnownPath>;

/** Remembers the routes of an application; to be called before there are any. */
export const collectPaths = (app: FastifyInstance): KnownPaths => {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (isCatchAll(url)) return;
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) path.methods.add(each);
    known.set(url, path);
  });
  return known;
};

/** Answers what no route of the API takes: 405 with the methods that there are where the path is known, 404 elsewhere. */
export const installMethodNotAllowed = (app: FastifyInstance, known: KnownPaths): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply): FailureBody => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(pathOf(request)));
    const methods = new Set(matching.flatMap((path) => [...path.methods]));
    if (methods.size === 0 || methods.has(request.method)) return respondNotFound(request, reply);
    void reply.code(errorKinds.methodNotAllowed.status).header('allow', [...methods].join(', '));
    return failureBody('methodNotAllowed', languageOf(request));
  };
  const options = {
    config: { action: 'readContent' },
    schema: { hide: true },
    onRequest: answerEarly(answer),
  } as const;
  app.all('/api', options, answer);
  app.all('/api/*', options, answer);
};

/** Before the body is read: whatever it holds, there is nobody for it. */
const answerEarly =
  (answer: (request: FastifyRequest, reply: FastifyReply) => FailureBody) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.send(answer(request, reply));
