import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { imagePath } from '../../model/images/variants';
import { codeRequired } from '../../model/account/secondFactor';
import { recordLogin } from '../accounts/accounts';
import { deleteFirstPassword } from '../accounts/passwords/firstPasswordsFile';
import { LoginCheck } from '../accounts/login/loginCheck';
import { LoginLimits } from '../accounts/login/loginLimits';
import { imageTokenOf } from '../accounts/sessions';
import { bearerToken, needsSecondFactor, sessionOf } from '../http/authorization';
import { withLock } from '../database/lock';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { responses, codeField, emailField, nullable, passwordField, successResponse } from './schemas';
import type { Services } from './services';

const tags = ['auth'];

const tokenSchema = Type.String({ description: 'The token of the session, for `Authorization: Bearer`' });

const needsSecondFactorSchema = Type.Boolean({
  description: 'Whether the account must set up a second factor before it may send other requests',
});

const login = Type.Object({
  email: emailField,
  password: Type.String({ ...passwordField, minLength: 1 }),
  code: Type.Optional(codeField),
});

const loginSchema = {
  tags,
  summary: 'Log in',
  description:
    'If the account has a second factor, the correct password without a `code` gets the status 401 and the `error` `code-required`.',
  body: login,
  response: {
    ...responses(
      200,
      Type.Object({
        status: Type.String(),
        message: Type.String(),
        Authorization: tokenSchema,
        needsSecondFactor: needsSecondFactorSchema,
      }),
      'Logged in',
    ),
    401: Type.Object(
      { status: Type.String(), message: Type.String(), error: Type.Optional(Type.Literal(codeRequired)) },
      { description: 'Rejected. `error` is `code-required` if a code is missing.' },
    ),
  },
};

const loginRoute = (app: FastifyInstance, services: Services): void => {
  const { config, database, sessions, notices } = services;
  const limits = new LoginLimits(database, config);
  app.post<{ Body: Static<typeof login> }>(
    '/api/auth/login',
    { config: { action: 'login' }, bodyLimit: 64 * 1024, schema: loginSchema },
    async (request, reply) => {
      reply.header('cache-control', 'no-store'); // this is the only response with the token
      const attempt = await limits.take(request.body.email, request.ip);
      const authenticated = await new LoginCheck(database, config).authenticate(request.body);
      if (!authenticated) {
        await attempt.release();
        throw new AppError('codeRequired', {}, { error: codeRequired });
      }
      const { account, code } = authenticated;
      const Authorization = await sessions.begin(account);
      const isFirst = await recordLogin(database, account);
      if (isFirst)
        await withLock(database, 'setup', () => deleteFirstPassword(config, account.email)).catch(
          (error: unknown) =>
            request.log.warn({ err: error }, 'the first password was not deleted from its file'),
        );
      await attempt.succeeded(); // last, so that an IP address whose login fails half way stays unknown
      if (code === 'recovery') notices.send(request, account, 'recoveryCodeUsed');
      if (!attempt.isKnown && !isFirst) notices.send(request, account, 'newAddress');
      const needsSetup = needsSecondFactor(account, config);
      return { ...success('loggedIn', request), Authorization, needsSecondFactor: needsSetup };
    },
  );
};

/**
 * Where the administrator uploads images, how many and how large.
 * The client ID of the built-in host is a token derived from this session's token.
 */
const imageHostOf = (request: FastifyRequest, { config }: Services) => ({
  ...(config.imageHost ?? { url: imagePath, clientId: imageTokenOf(bearerToken(request)) }),
  maxImages: config.maxImages,
  maxImageBytes: config.maxImageBytes,
  maxFileBytes: config.maxFileBytes,
});

const sessionSchema = Type.Object({
  email: Type.String(),
  name: Type.String({ description: 'What the history calls the person; empty for the email address' }),
  isSuperUser: Type.Boolean(),
  hasTemporaryPassword: Type.Boolean(),
  temporaryPasswordEndsAt: nullable('integer', {
    description: 'When a generated password expires, in milliseconds since 1970',
  }),
  needsSecondFactor: needsSecondFactorSchema,
  backup: Type.Optional(
    Type.Object(
      { lastAt: nullable('integer'), isLate: Type.Boolean() },
      { description: 'The last scheduled backup, in milliseconds since 1970; only if there is a schedule' },
    ),
  ),
  imageHost: Type.Optional(
    Type.Object(
      {
        url: Type.String(),
        clientId: Type.String(),
        maxImages: Type.Integer(),
        maxImageBytes: Type.Integer(),
        maxFileBytes: Type.Integer(),
      },
      { description: 'Where to upload images; only for accounts that may upload' },
    ),
  ),
});

const sessionRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/auth/session',
    {
      config: { action: 'readSession' },
      schema: {
        tags,
        summary: 'The logged-in account, and the address and limits for image uploads',
        response: responses(200, sessionSchema, 'The session'),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const { email, name, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt } = account;
      const profile = { email, name, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt };
      if (needsSecondFactor(account, services.config)) return { ...profile, needsSecondFactor: true };
      const backup = await services.backupStates.current();
      const imageHost = imageHostOf(request, services);
      return { ...profile, needsSecondFactor: false, imageHost, ...(backup && { backup }) };
    },
  );
  app.post(
    '/api/auth/logout',
    {
      config: { action: 'logout' },
      schema: { tags, summary: 'End the session', response: responses(200, successResponse, 'Logged out') },
    },
    async (request) => {
      await services.sessions.end(sessionOf(request));
      return success('loggedOut', request);
    },
  );
};

export function authRoutes(app: FastifyInstance, services: Services): void {
  loginRoute(app, services);
  sessionRoutes(app, services);
}
