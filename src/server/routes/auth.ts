import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imagePath } from '../../model/pictures';
import { codeRequired } from '../../model/secondFactor';
import type { AccountWithHash } from '../accounts/accounts';
import { findAccount } from '../accounts/accounts';
import { LoginLimits } from '../accounts/loginLimits';
import { verifyPassword } from '../accounts/passwords';
import { SecondFactor } from '../accounts/secondFactor';
import { imageTokenOf } from '../accounts/sessions';
import { bearerToken, sessionOf } from '../http/authorization';
import { Refusal } from '../http/refusal';
import { success } from '../http/successes';
import { answers, codeField, emailField, object, passwordField, successAnswer } from './schemas';
import type { Services } from './services';

const tags = ['auth'];

const text = { type: 'string' };

interface Login {
  readonly email: string;
  readonly password: string;
  /** For an account with a second factor. */
  readonly code?: string;
}

const token = { type: 'string', description: 'The token of the session, for `Authorization: Bearer`' };

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
    ...answers(200, object({ status: text, message: text, Authorization: token }), 'Logged in'),
    401: {
      description: 'Refused; `error` is there where a code is asked for.',
      ...object({ status: text, message: text, error: { type: 'string', const: codeRequired } }, [
        'status',
        'message',
      ]),
    },
  },
};

/** The account of a login; undefined where its code is still to be given. @throws Refusal that says not what is wrong */
const accountOf = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  { email, password, code }: Login,
): Promise<AccountWithHash | undefined> => {
  const account = await findAccount(database, email);
  const isRight = await verifyPassword(account?.passwordHash, password);
  const failure = code === undefined ? 'loginFailed' : 'loginWithCodeFailed';
  if (!account || !isRight) throw new Refusal(failure);
  if (account.totpSecret === null) return account;
  if (code === undefined) return undefined;
  if (!(await new SecondFactor(database, config).accept(account, code))) throw new Refusal(failure);
  return account;
};

const loginRoute = (app: FastifyInstance, services: Services): void => {
  const { config, database, sessions } = services;
  const limits = config.rateLimit ? new LoginLimits(database) : undefined;
  app.post<{ Body: Login }>(
    '/api/auth/login',
    { config: { action: 'login' }, bodyLimit: 64 * 1024, schema: loginSchema },
    async (request, reply) => {
      reply.header('cache-control', 'no-store'); // the token is told once
      const counted = await limits?.take(request.body.email, request.ip);
      const account = await accountOf(services, request.body);
      if (!account) {
        await counted?.undecided();
        throw new Refusal('codeRequired', {}, { error: codeRequired });
      }
      await counted?.succeeded();
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
