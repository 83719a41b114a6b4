import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action, Role } from '../../model/permissions';
import { may, mayWithoutSecondFactor } from '../../model/permissions';
import { secondFactorRequired } from '../../model/account/secondFactor';
import type { Account } from '../accounts/accounts';
import type { Session, Sessions } from '../accounts/sessions';
import type { Config } from '../config';
import type { Editor } from '../content/textRepository';
import { AppError } from '../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route does; who may not is refused before the body is read. Required of every route that is not a GET. */
    action?: Action;
    /** How the caller shows who it is: with the token of its session, or with the image host's client identifier. */
    credential?: 'session' | 'clientId';
    /** For a route that takes a file: its greatest size. */
    maxUploadBytes?: number;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

export const roleOf = ({ account }: Session): Role => (account.isSuperUser ? 'superUser' : 'administrator');

/** The session of a request whose route needs one. */
export const sessionOf = (request: FastifyRequest): Session => {
  if (!request.session) throw new AppError('sessionMissing');
  return request.session;
};

/** Who makes the changes of a request. */
export const editorOf = (request: FastifyRequest): Editor => {
  const session = sessionOf(request);
  return { email: session.account.email, role: roleOf(session) };
};

const tokenOf = (header: string | undefined, scheme: 'Bearer' | 'Client-ID'): string | undefined => {
  const [given = '', token] = (header ?? '').trim().split(/\s+/);
  return given.toLowerCase() === scheme.toLowerCase() && token ? token : undefined;
};

/** The token that a request of a session shows. */
export const bearerToken = (request: FastifyRequest): string => {
  const token = tokenOf(request.headers.authorization, 'Bearer');
  if (token === undefined) throw new AppError('sessionMissing');
  return token;
};

const findSession = async (request: FastifyRequest, sessions: Sessions): Promise<Session> => {
  const { credential = 'session' } = request.routeOptions.config;
  const scheme = credential === 'clientId' ? 'Client-ID' : 'Bearer';
  const token = tokenOf(request.headers.authorization, scheme);
  if (token === undefined) throw new AppError('sessionMissing');
  const session = await (credential === 'clientId' ? sessions.findByImageToken(token) : sessions.find(token));
  if (!session) throw new AppError('sessionEnded');
  return session;
};

type Requirement = Pick<Config, 'requiresSecondFactor'>;

/** Whether an account has first to set up the second factor that the site requires. */
export const needsSecondFactor = (
  { hasSecondFactor }: Pick<Account, 'hasSecondFactor'>,
  { requiresSecondFactor }: Requirement,
): boolean => requiresSecondFactor && !hasSecondFactor;

/** @throws Refusal where a session may not do this */
const checkRight = (session: Session, action: Action, requirement: Requirement): void => {
  if (needsSecondFactor(session.account, requirement) && !mayWithoutSecondFactor(action))
    throw new AppError('secondFactorRequired', {}, { error: secondFactorRequired });
  if (requirement.requiresSecondFactor && action === 'turnOffSecondFactor')
    throw new AppError('secondFactorKept');
  if (!may(roleOf(session), action)) throw new AppError('notAllowed');
};

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Holds every route of an application to `config.action`, and every account to the second factor that the site requires. A
 * route that could change something and does not say what it does is a fault of ours, found when the server starts.
 */
export const installAuthorization = (
  app: FastifyInstance,
  sessions: Sessions,
  requirement: Requirement,
): void => {
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    const changes = [method].flat().some((each) => !readingMethods.includes(each.toUpperCase()));
    if (changes && !config?.action)
      throw new Error(`The route ${String(method)} ${url} does not name its action.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { action } = request.routeOptions.config;
    if (action === undefined || may('visitor', action)) return;
    reply.header('cache-control', 'no-store'); // what one session is told is for nobody else
    const session = await findSession(request, sessions);
    checkRight(session, action, requirement);
    request.session = session;
  });
};
