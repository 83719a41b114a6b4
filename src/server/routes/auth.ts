import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imagePath } from '../../model/images/variants';
import { codeRequired } from '../../model/account/secondFactor';
import { recordLogin } from '../accounts/accounts';
import type { Login } from '../accounts/loginCheck';
import { LoginCheck } from '../accounts/loginCheck';
import { LoginLimits } from '../accounts/loginLimits';
import { imageTokenOf } from '../accounts/sessions';
import { bearerToken, needsSecondFactor, sessionOf } from '../http/authorization';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { responses, codeField, emailField, objectSchema, passwordField, successResponse } from './schemas';
import type { Services } from './services';

const tags = ['auth'];

const textSchema = { type: 'string' };

const tokenSchema = { type: 'string', description: 'The token of the session, for `Authorization: Bearer`' };

const needsSecondFactorSchema = {
  type: 'boolean',
  description: 'Whether other calls wait until a second factor is set up',
};

const loginSchema = {
  tags,
  summary: 'Log in',
  description:
    'Where the account has a second factor, the right password without a `code` is answered 401 with the `error` `code-required`.',
  body: objectSchema({ email: emailField, password: { ...passwordField, minLength: 1 }, code: codeField }, [
    'email',
    'password',
  ]),
  response: {
    ...responses(
      200,
      objectSchema({
        status: textSchema,
        message: textSchema,
        Authorization: tokenSchema,
        needsSecondFactor: needsSecondFactorSchema,
      }),
      'Logged in',
    ),
    401: {
      description: 'Refused; `error` is there where a code is asked for.',
      ...objectSchema(
        { status: textSchema, message: textSchema, error: { type: 'string', const: codeRequired } },
        ['status', 'message'],
      ),
    },
  },
};

const loginRoute = (app: FastifyInstance, services: Services): void => {
  const { config, database, sessions, notices } = services;
  const limits = new LoginLimits(database, config);
  app.post<{ Body: Login }>(
    '/api/auth/login',
    { config: { action: 'login' }, bodyLimit: 64 * 1024, schema: loginSchema },
    async (request, reply) => {
      reply.header('cache-control', 'no-store'); // this is the only response with the token
      const attempt = await limits.take(request.body.email, request.ip);
      const login = await new LoginCheck(database, config).admit(request.body);
      if (!login) {
        await attempt.undecided();
        throw new AppError('codeRequired', {}, { error: codeRequired });
      }
      const { account, code } = login;
      const Authorization = await sessions.begin(account);
      const isFirst = await recordLogin(database, account);
      await attempt.succeeded(); // last, so that an IP address whose login fails half way stays unknown
      if (code === 'recovery') notices.tell(request, account, 'recoveryCodeUsed');
      if (!attempt.isKnown && !isFirst) notices.tell(request, account, 'newAddress');
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
});

const limitSchema = { type: 'integer' };

const sessionSchema = objectSchema(
  {
    email: textSchema,
    isSuperUser: { type: 'boolean' },
    hasTemporaryPassword: { type: 'boolean' },
    temporaryPasswordEndsAt: {
      type: ['integer', 'null'],
      description: 'When a password that the site made up ends, in milliseconds since 1970',
    },
    needsSecondFactor: needsSecondFactorSchema,
    imageHost: {
      ...objectSchema({
        url: textSchema,
        clientId: textSchema,
        maxImages: limitSchema,
        maxImageBytes: limitSchema,
      }),
      description: 'Told to whom may upload images',
    },
  },
  ['email', 'isSuperUser', 'hasTemporaryPassword', 'temporaryPasswordEndsAt', 'needsSecondFactor'],
);

const sessionRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/auth/session',
    {
      config: { action: 'readSession' },
      schema: {
        tags,
        summary: 'Who this is, and where and in what limits images are uploaded',
        response: responses(200, sessionSchema, 'The session'),
      },
    },
    (request) => {
      const { account } = sessionOf(request);
      const { email, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt } = account;
      const profile = { email, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt };
      if (needsSecondFactor(account, services.config)) return { ...profile, needsSecondFactor: true };
      return { ...profile, needsSecondFactor: false, imageHost: imageHostOf(request, services) };
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
