import type { FastifyInstance } from 'fastify';
import type { AccountWithHash } from '../accounts/accounts';
import { findAccount, listAccounts, normalizedEmail, setPassword } from '../accounts/accounts';
import { checkNewPassword } from '../accounts/newPassword';
import { verifyPassword } from '../accounts/passwords';
import type { Session } from '../accounts/sessions';
import { TryLimiter } from '../accounts/tryLimiter';
import { sessionOf } from '../http/authorization';
import { Refusal } from '../http/refusal';
import { success } from '../http/successes';
import { answers, emailField, object, passwordField, successAnswer } from './schemas';
import type { Services } from './services';

const tags = ['user'];

interface PasswordChange {
  readonly email: string;
  readonly current_password: string;
  readonly password: string;
  readonly confirm_password: string;
}

const checkChange = async (
  { account }: Session,
  { email, password, confirm_password }: PasswordChange,
): Promise<void> => {
  if (normalizedEmail(email) !== account.email) throw new Refusal('notAllowed');
  if (password !== confirm_password) throw new Refusal('passwordsDiffer');
  if (password.trim() === '') throw new Refusal('fieldMissing', { field: 'password' });
  await checkNewPassword(password, account.email);
};

/** A stolen session is not enough to guess the password: each account has so many wrong ones, from wherever they come. */
const maxWrongPasswords = 20;

/** The account of a session, once the password is known to be its own. */
const verifiedAccount = async (
  { database }: Services,
  { account }: Session,
  password: string,
  limiter: TryLimiter | undefined,
): Promise<AccountWithHash> => {
  const limits = [{ key: `password change\n${account.id}`, tries: maxWrongPasswords }];
  await limiter?.take(limits);
  const stored = await findAccount(database, account.email);
  const isRight = await verifyPassword(stored?.passwordHash, password);
  if (!stored || !isRight) throw new Refusal('passwordWrong');
  await limiter?.giveBack(limits);
  return stored;
};

const changePasswordRoute = (app: FastifyInstance, services: Services): void => {
  const limiter = services.config.rateLimit ? new TryLimiter(services.database) : undefined;
  app.post<{ Body: PasswordChange }>(
    '/api/user/changePassword',
    {
      config: { action: 'changePassword' },
      schema: {
        tags,
        summary: 'Change the password of the own account; its other sessions end',
        body: object({
          email: emailField,
          current_password: passwordField,
          password: passwordField,
          confirm_password: passwordField,
        }),
        response: answers(200, successAnswer, 'Changed'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      await checkChange(session, request.body);
      const account = await verifiedAccount(services, session, request.body.current_password, limiter);
      await setPassword(services.database, account, request.body.password, {
        keptTokenHash: session.tokenHash,
      });
      return success('passwordChanged', request);
    },
  );
};

export const userRoutes = (app: FastifyInstance, services: Services): void => {
  const user = object({ id: { type: 'integer' }, email: { type: 'string' } });
  app.get(
    '/api/user',
    {
      config: { action: 'listUsers' },
      schema: {
        tags,
        summary: 'The accounts',
        response: answers(200, object({ data: { type: 'array', items: user } }), 'The accounts'),
      },
    },
    async () => ({
      data: (await listAccounts(services.database)).map(({ id, email }) => ({ id, email })),
    }),
  );
  changePasswordRoute(app, services);
};
