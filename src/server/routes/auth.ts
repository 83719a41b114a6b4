import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imagePath } from '../../model/pictures';
import { findAccount } from '../accounts/accounts';
import { LoginLimits } from '../accounts/loginLimits';
import { verifyPassword } from '../accounts/passwords';
import { imageTokenOf } from '../accounts/sessions';
import { bearerToken, sessionOf } from '../http/authorization';
import { Refusal } from '../http/refusal';
import { success } from '../http/successes';
import { answers, emailField, object, passwordField, successAnswer } from './schemas';
import type { Services } from './services';

const tags = ['auth'];

interface Login {
  readonly email: string;
  readonly password: string;
}

const loginRoute = (app: FastifyInstance, { config, database, sessions }: Services): void => {
  const limits = config.rateLimit ? new LoginLimits(database) : undefined;
  const token = { type: 'string', description: 'The token of the session, for `Authorization: Bearer`' };
  app.post<{ Body: Login }>(
    '/api/auth/login',
    {
      config: { action: 'login' },
      bodyLimit: 64 * 1024,
      schema: {
        tags,
        summary: 'Log in',
        body: object({ email: emailField, password: { ...passwordField, minLength: 1 } }),
        response: answers(
          200,
          object({ status: { type: 'string' }, message: { type: 'string' }, Authorization: token }),
          'Logged in',
        ),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store'); // the token is told once
      const { email, password } = request.body;
      const succeeded = await limits?.take(email, request.ip);
      const account = await findAccount(database, email);
      const isRight = await verifyPassword(account?.passwordHash, password);
      if (!account || !isRight) throw new Refusal('loginFailed');
      await succeeded?.();
      return { ...success('loggedIn', request), Authorization: await sessions.begin(account) };
    },
  );
};

/** Where images are uploaded to, and how many and how large; the client identifier of the built-in host is a token of this session. */
const imageHostOf = (request: FastifyRequest, { config }: Services) => ({
  ...(config.imageHost ?? { url: imagePath, clientId: imageTokenOf(bearerToken(request)) }),
  maxImages: config.maxImages,
  maxImageBytes: config.maxImageBytes,
});

const sessionRoutes = (app: FastifyInstance, services: Services): void => {
  const text = { type: 'string' };
  const limit = { type: 'integer' };
  app.get(
    '/api/auth/session',
    {
      config: { action: 'readSession' },
      schema: {
        tags,
        summary: 'Who this is, and where and in what limits images are uploaded',
        response: answers(
          200,
          object({
            email: text,
            isSuperUser: { type: 'boolean' },
            hasTemporaryPassword: { type: 'boolean' },
            imageHost: object({ url: text, clientId: text, maxImages: limit, maxImageBytes: limit }),
          }),
          'The session',
        ),
      },
    },
    (request) => {
      const { email, isSuperUser, hasTemporaryPassword } = sessionOf(request).account;
      return { email, isSuperUser, hasTemporaryPassword, imageHost: imageHostOf(request, services) };
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
