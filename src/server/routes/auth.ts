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
import { answers, codeField, emailField, object, passwordField, successAnswer } from './schemas';
import type { Services } from './services';

const tags = ['auth'];

const text = { type: 'string' };

const token = { type: 'string', description: 'The token of the session, for `Authorization: Bearer`' };

const needs = { type: 'boolean', description: 'Whether other calls wait until a second factor is set up' };

const loginSchema = {
  tags,
  summary: 'Log in',
  description:
    'Where the account has a second factor, the right password without a `code` is answered 401 with the `error` `code-required`.',
  body: object({ email: emailField, password: { ...passwordField, minLength: 1 }, code: codeField }, [
    'email',
    'password',
  ]),
  response: {
    ...answers(
      200,
      object({ status: text, message: text, Authorization: token, needsSecondFactor: needs }),
      'Logged in',
    ),
    401: {
      description: 'Refused; `error` is there where a code is asked for.',
      ...object({ status: text, message: text, error: { type: 'string', const: codeRequired } }, [
        'status',
        'message',
      ]),
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
      reply.header('cache-control', 'no-store'); // the token is told once
      const counted = await limits.take(request.body.email, request.ip);
      const admitted = await new LoginCheck(database, config).admit(request.body);
      if (!admitted) {
        await counted.undecided();
        throw new AppError('codeRequired', {}, { error: codeRequired });
      }
      const { account, code } = admitted;
      const Authorization = await sessions.begin(account);
      const isFirst = await recordLogin(database, account);
      await counted.succeeded(); // last: an address whose login fails half way stays unknown
      if (code === 'recovery') notices.tell(request, account, 'recoveryCodeUsed');
      if (!counted.isKnown && !isFirst) notices.tell(request, account, 'newAddress');
      const needed = needsSecondFactor(account, config);
      return { ...success('loggedIn', request), Authorization, needsSecondFactor: needed };
    },
  );
};

/** Where images are uploaded to, and how many and how large; the client identifier of the built-in host is a token of this session. */
const imageHostOf = (request: FastifyRequest, { config }: Services) => ({
  ...(config.imageHost ?? { url: imagePath, clientId: imageTokenOf(bearerToken(request)) }),
  maxImages: config.maxImages,
  maxImageBytes: config.maxImageBytes,
});

const limit = { type: 'integer' };

const sessionAnswer = object(
  {
    email: text,
    isSuperUser: { type: 'boolean' },
    hasTemporaryPassword: { type: 'boolean' },
    temporaryPasswordEndsAt: {
      type: ['integer', 'null'],
      description: 'When a password that the site made up ends, in milliseconds since 1970',
    },
    needsSecondFactor: needs,
    imageHost: {
      ...object({ url: text, clientId: text, maxImages: limit, maxImageBytes: limit }),
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
        response: answers(200, sessionAnswer, 'The session'),
      },
    },
    (request) => {
      const { account } = sessionOf(request);
      const { email, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt } = account;
      const who = { email, isSuperUser, hasTemporaryPassword, temporaryPasswordEndsAt };
      if (needsSecondFactor(account, services.config)) return { ...who, needsSecondFactor: true };
      return { ...who, needsSecondFactor: false, imageHost: imageHostOf(request, services) };
    },
  );
  app.post(
    '/api/auth/logout',
    {
      config: { action: 'logout' },
      schema: { tags, summary: 'End the session', response: answers(200, successAnswer, 'Logged out') },
    },
    async (request) => {
      await services.sessions.end(sessionOf(request));
      return success('loggedOut', request);
    },
  );
};

export const authRoutes = (app: FastifyInstance, services: Services): void => {
  loginRoute(app, services);
  sessionRoutes(app, services);
};
