import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { listAccounts, normalizedEmail, setName, setPassword } from '../accounts/accounts';
import { maxAccountNameLength } from '../../model/account/accountName';
import { checkNewPassword, requireSamePassword } from '../accounts/passwords/newPassword';
import { Reauthentication } from '../accounts/login/reauthentication';
import type { Session } from '../accounts/sessions';
import { sessionOf } from '../http/authorization';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { responses, emailField, passwordField, successResponse } from './schemas';
import type { Services } from './services';

const tags = ['user'];

const passwordChange = Type.Object({
  email: emailField,
  current_password: passwordField,
  password: passwordField,
  confirm_password: passwordField,
});

type PasswordChange = Static<typeof passwordChange>;

const checkChange = ({ account }: Session, { email, password, confirm_password }: PasswordChange): void => {
  if (normalizedEmail(email) !== account.email) throw new AppError('notAllowed');
  requireSamePassword(password, confirm_password);
};

const changePasswordRoute = (app: FastifyInstance, services: Services): void => {
  const reauthentication = new Reauthentication(services.database, services.config);
  app.post<{ Body: PasswordChange }>(
    '/api/user/changePassword',
    {
      config: { action: 'changePassword' },
      schema: {
        tags,
        summary: 'Change the password of your account. Its other sessions end',
        body: passwordChange,
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      checkChange(session, request.body);
      const account = await reauthentication.counted(session.account, () =>
        reauthentication.withPassword(session.account, request.body.current_password),
      );
      const { password } = request.body;
      // Only after the current password is verified: a stolen session alone must not query the service of known passwords.
      await checkNewPassword(password, account.email, services.knownPasswords);
      await setPassword(services, account, password, {
        currentTokenHash: session.tokenHash,
      });
      services.notices.send(request, account, 'passwordChanged');
      return success('passwordChanged', request);
    },
  );
};

const nameChange = Type.Object({
  name: Type.String({ maxLength: maxAccountNameLength, 'x-expected': 'text' }),
});

const changeNameRoute = (app: FastifyInstance, { database }: Services): void => {
  app.put<{ Body: Static<typeof nameChange> }>(
    '/api/user/name',
    {
      config: { action: 'changeName' },
      schema: {
        tags,
        summary: 'Change what the history calls you; an empty name stands for your email address',
        body: nameChange,
        response: responses(200, successResponse, 'Changed'),
      },
    },
    async (request) => {
      await setName(database, sessionOf(request).account, request.body.name);
      return success('updated', request);
    },
  );
};

export function userRoutes(app: FastifyInstance, services: Services): void {
  const userSchema = Type.Object({ id: Type.Integer(), email: Type.String() });
  app.get(
    '/api/user',
    {
      config: { action: 'listUsers' },
      schema: {
        tags,
        summary: 'The accounts',
        response: responses(200, Type.Object({ data: Type.Array(userSchema) }), 'The accounts'),
      },
    },
    async () => ({
      data: (await listAccounts(services.database)).map(({ id, email }) => ({ id, email })),
    }),
  );
  changePasswordRoute(app, services);
  changeNameRoute(app, services);
}
