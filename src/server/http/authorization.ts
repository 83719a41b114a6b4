import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Action, Role } from '../../model/permissions';
import { hasPermission, isAllowedWithoutSecondFactor } from '../../model/permissions';
import { secondFactorRequired } from '../../model/account/secondFactor';
import type { Account } from '../accounts/accounts';
import type { Session, Sessions } from '../accounts/sessions';
import type { Config } from '../config';
import type { ActorWithRole } from '../content/texts/textRepository';
import { AppError } from '../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action that the route needs permission for, checked before the body is read. Required unless it only reads. */
    action?: Action;
    /** For a route that reads stored files but no content: it does not wait for the database, and its response is never stale. */
    readsOnlyFiles?: boolean;
    /** How the client authenticates: with the token of its session, or with the client identifier of the image host. */
    credential?: 'session' | 'clientId';
    /** For a route that accepts a file: the maximum size. */
    maxUploadBytes?: number;
    /** The field of the multipart form that holds the file. */
    uploadField?: 'file' | 'image';
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

const roleOf = ({ account }: Session): Role => {
  return account.isSuperUser ? 'superUser' : 'administrator';
};

/** The session of a request whose route requires one. @throws AppError without a session */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('sessionMissing');
  return request.session;
}

/** The account that makes the changes of a request. */
export function actorOf(request: FastifyRequest): ActorWithRole {
  const session = sessionOf(request);
  return { email: session.account.email, role: roleOf(session) };
}

const tokenOf = (header: string | undefined, scheme: 'Bearer' | 'Client-ID'): string | undefined => {
  const [actualScheme = '', token] = (header ?? '').trim().split(/\s+/);
  return actualScheme.toLowerCase() === scheme.toLowerCase() && token ? token : undefined;
};

/** The session token of a request. @throws AppError without one */
export function bearerToken(request: FastifyRequest): string {
  const token = tokenOf(request.headers.authorization, 'Bearer');
  if (token === undefined) throw new AppError('sessionMissing');
  return token;
}

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

/** Whether an account must first set up the second factor that the site requires. */
export function needsSecondFactor(
  { hasSecondFactor }: Pick<Account, 'hasSecondFactor'>,
  { requiresSecondFactor }: Requirement,
): boolean {
  return requiresSecondFactor && !hasSecondFactor;
}

/** @throws AppError if the session does not have the permission */
const checkPermission = (session: Session, action: Action, requirement: Requirement): void => {
  if (needsSecondFactor(session.account, requirement) && !isAllowedWithoutSecondFactor(action))
    throw new AppError('secondFactorRequired', {}, { error: secondFactorRequired });
  if (requirement.requiresSecondFactor && action === 'turnOffSecondFactor')
    throw new AppError('secondFactorCannotBeTurnedOff');
  if (!hasPermission(roleOf(session), action)) throw new AppError('superUserOnly');
};

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Enforces the `config.action` of every route, and the second factor where the site requires it.
 * @throws Error at start-up if a route that can change something does not name its action
 */
export function installAuthorization(
  app: FastifyInstance,
  sessions: Sessions,
  requirement: Requirement,
): void {
  app.decorateRequest('session', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    const canChange = [method].flat().some((each) => !safeMethods.includes(each.toUpperCase()));
    if (canChange && !config?.action)
      throw new Error(`The route ${String(method)} ${url} does not name its action.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { action } = request.routeOptions.config;
    if (action === undefined || hasPermission('visitor', action)) return;
    reply.header('cache-control', 'no-store'); // no cache may serve one session's response to another
    const session = await findSession(request, sessions);
    checkPermission(session, action, requirement);
    request.session = session;
  });
}
