import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { Account } from '../accounts/accounts';
import { listAccounts, setName } from '../accounts/accounts';
import { listAccountOverviews } from '../accounts/accountOverviews';
import { deleteAccount } from '../accounts/deleteAccount';
import { isMailAddress } from '../../model/text/mailAddress';
import { inviteAccount, resetAccount } from '../accounts/invitations';
import { Reauthentication } from '../accounts/login/reauthentication';
import { SecondFactor } from '../accounts/login/secondFactor';
import { endSessionsOf } from '../accounts/endSessions';
import { sessionOf } from '../http/authorization';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import { idSchema, responses, successResponse } from './schemas';
import { accountSchema, confirmation, invitationProperties, newAccount, newName } from './accountSchemas';
import type { Services } from './services';

const tags = ['account'];

const config = { action: 'manageAccounts' } as const;

const params = Type.Object({ id: Type.String() });

interface AccountRequest {
  readonly Body: Static<typeof confirmation>;
  readonly Params: Static<typeof params>;
}

/** The services and checks that the changes of accounts share. */
interface Changes {
  readonly services: Services;
  /** @throws AppError if the password of the super-user is wrong */
  readonly confirm: (request: FastifyRequest<{ Body: Static<typeof confirmation> }>) => Promise<void>;
  /** The confirmed account of a request. @throws AppError if there is none */
  readonly confirmedTarget: (request: FastifyRequest<AccountRequest>) => Promise<Account>;
}

const isOwn = (request: FastifyRequest, { id }: Account): boolean => sessionOf(request).account.id === id;

const forbidOwn = (request: FastifyRequest, account: Account): void => {
  if (isOwn(request, account)) throw new AppError('ownAccount');
};

/** Who did it and to which account, by number: the log has no email address. */
const logChange = (request: FastifyRequest, accountId: number, change: string): void =>
  request.log.info({ change, accountId, by: sessionOf(request).account.id }, 'an account was changed');

const createChanges = (services: Services): Changes => {
  const reauthentication = new Reauthentication(services.database, services.config);
  const confirm: Changes['confirm'] = async (request) => {
    const { account } = sessionOf(request);
    await reauthentication.counted(account, () =>
      reauthentication.withPassword(account, request.body.current_password),
    );
  };
  return {
    services,
    confirm,
    confirmedTarget: async (request) => {
      await confirm(request);
      const accounts = await listAccounts(services.database);
      const target = accounts.find(({ id }) => id === Number(request.params.id));
      if (!target) throw new AppError('rowUnknown');
      return target;
    },
  };
};

const schemaOf = (summary: string, response: TSchema, description: string) => ({
  tags,
  summary,
  params,
  body: confirmation,
  response: responses(200, response, description),
});

const listRoute = (app: FastifyInstance, { database }: Services): void => {
  app.get(
    '/api/accounts',
    {
      config,
      schema: {
        tags,
        summary: 'The accounts with their last login, second factor, sessions and one-time link',
        response: responses(200, Type.Object({ accounts: Type.Array(accountSchema) }), 'The accounts'),
      },
    },
    async () => ({ accounts: await listAccountOverviews(database) }),
  );
};

const addRoute = (app: FastifyInstance, { services, confirm }: Changes): void => {
  app.post<{ Body: Static<typeof newAccount> }>(
    '/api/accounts',
    {
      config,
      schema: {
        tags,
        summary: 'Add an account without a password. Its one-time link works for 72 hours',
        body: newAccount,
        response: responses(200, Type.Object({ id: idSchema, ...invitationProperties }), 'Added'),
      },
    },
    async (request) => {
      await confirm(request);
      const { email, name, role } = request.body;
      if (!isMailAddress(email.trim())) throw new AppError('emailInvalid', { field: 'email' });
      const added = await inviteAccount(services.database, {
        email,
        name,
        isSuperUser: role === 'superUser',
      });
      logChange(request, added.id, 'added');
      return added;
    },
  );
};

const renameRoute = (app: FastifyInstance, { services, confirmedTarget }: Changes): void => {
  app.put<AccountRequest & { Body: Static<typeof newName> }>(
    '/api/accounts/:id(^[1-9][0-9]{0,8}$)/name',
    {
      config,
      schema: {
        ...schemaOf('Change what the history calls a person', successResponse, 'Changed'),
        body: newName,
      },
    },
    async (request) => {
      const account = await confirmedTarget(request);
      await setName(services.database, account, request.body.name);
      logChange(request, account.id, 'renamed');
      return success('updated', request);
    },
  );
};

const resetRoute = (app: FastifyInstance, { services, confirmedTarget }: Changes): void => {
  app.post<AccountRequest>(
    '/api/accounts/:id(^[1-9][0-9]{0,8}$)/invitation',
    {
      config,
      schema: schemaOf(
        'Reset an account: its password no longer works, its sessions end, and a new one-time link replaces others',
        Type.Object(invitationProperties),
        'Reset',
      ),
    },
    async (request) => {
      const account = await confirmedTarget(request);
      forbidOwn(request, account);
      const invitation = await resetAccount(services.database, account);
      logChange(request, account.id, 'reset');
      services.notices.send(request, account, 'passwordReset');
      return invitation;
    },
  );
};

const endSessionsRoute = (app: FastifyInstance, { services, confirmedTarget }: Changes): void => {
  app.delete<AccountRequest>(
    '/api/accounts/:id(^[1-9][0-9]{0,8}$)/sessions',
    {
      config,
      schema: schemaOf('End the sessions of an account, except your current one', successResponse, 'Ended'),
    },
    async (request) => {
      const account = await confirmedTarget(request);
      await endSessionsOf(services.database.system, account.id, sessionOf(request).tokenHash);
      logChange(request, account.id, 'sessions ended');
      if (!isOwn(request, account)) services.notices.send(request, account, 'sessionsEnded');
      return success('sessionsEnded', request);
    },
  );
};

const secondFactorRoute = (app: FastifyInstance, { services, confirmedTarget }: Changes): void => {
  const secondFactor = new SecondFactor(services.database, services.config);
  app.delete<AccountRequest>(
    '/api/accounts/:id(^[1-9][0-9]{0,8}$)/secondFactor',
    {
      config,
      schema: schemaOf(
        'Turn the second factor of an account off, for a person who lost the phone and the recovery codes',
        successResponse,
        'Turned off',
      ),
    },
    async (request) => {
      const account = await confirmedTarget(request);
      forbidOwn(request, account);
      if (!account.hasSecondFactor) throw new AppError('secondFactorIsOff');
      await secondFactor.turnOff(account);
      logChange(request, account.id, 'second factor off');
      services.notices.send(request, account, 'secondFactorTakenOff');
      return success('secondFactorOff', request);
    },
  );
};

const removeRoute = (app: FastifyInstance, { services, confirmedTarget }: Changes): void => {
  app.delete<AccountRequest>(
    '/api/accounts/:id(^[1-9][0-9]{0,8}$)',
    {
      config,
      schema: schemaOf(
        'Remove an account, but neither yours nor the last super-user. The history shows its number',
        successResponse,
        'Removed',
      ),
    },
    async (request) => {
      const account = await confirmedTarget(request);
      forbidOwn(request, account);
      await deleteAccount(services.database, account);
      logChange(request, account.id, 'removed');
      services.notices.send(request, account, 'accountDeleted');
      return success('deleted', request);
    },
  );
};

/** The accounts of the site, for the super-user. No response is stored: the authorization sets `no-store`. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  listRoute(app, services);
  const changes = createChanges(services);
  for (const register of [
    addRoute,
    renameRoute,
    resetRoute,
    endSessionsRoute,
    secondFactorRoute,
    removeRoute,
  ])
    register(app, changes);
}
