import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brandOfHost } from '../../model/site/brands';
import { totpUri } from '../accounts/oneTimeCodes';
import { OwnerCheck } from '../accounts/ownerCheck';
import { SecondFactor } from '../accounts/secondFactor';
import { sessionOf } from '../http/authorization';
import { AppError } from '../errors';
import { success } from '../http/successMessages';
import type { Notices } from '../mail/notices';
import { answers, codeField, object, passwordField, successAnswer } from './schemas';
import type { Services } from './services';

const tags = ['user'];

const text = { type: 'string' };

interface PasswordAndCode {
  readonly current_password: string;
  readonly code: string;
}

/** What the calls about an own account's second factor work with. */
interface Parts {
  readonly secondFactor: SecondFactor;
  readonly owner: OwnerCheck;
  readonly notices: Notices;
  readonly isRequired: boolean;
  readonly brandNameOf: (request: FastifyRequest) => string;
}

const stateRoute = (app: FastifyInstance, { secondFactor, isRequired }: Parts): void => {
  app.get(
    '/api/user/secondFactor',
    {
      config: { action: 'readSecondFactor' },
      schema: {
        tags,
        summary: 'Whether the own account has a second factor, and how many recovery codes are left',
        response: answers(
          200,
          object({
            isOn: { type: 'boolean' },
            isRequired: { type: 'boolean', description: 'Of every account: it cannot be turned off' },
            recoveryCodes: { type: 'integer' },
          }),
          'The second factor',
        ),
      },
    },
    async (request) => ({ ...(await secondFactor.stateOf(sessionOf(request).account)), isRequired }),
  );
};

const startRoute = (app: FastifyInstance, { secondFactor, owner, brandNameOf }: Parts): void => {
  app.post<{ Body: Pick<PasswordAndCode, 'current_password'> }>(
    '/api/user/secondFactor/start',
    {
      config: { action: 'setUpSecondFactor' },
      schema: {
        tags,
        summary: 'Begin to set up a second factor; it is on once a first code is confirmed',
        body: object({ current_password: passwordField }),
        response: answers(
          200,
          object({
            secret: { ...text, description: 'What the codes are made with, in base32' },
            uri: { ...text, description: 'The same for authenticator applications: `otpauth://totp/…`' },
          }),
          'Begun',
        ),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const { current_password } = request.body;
      const stored = await owner.counted(account, () => owner.withPassword(account, current_password));
      const secret = await secondFactor.start(stored);
      return { secret, uri: totpUri(secret, brandNameOf(request), account.email) };
    },
  );
};

const confirmRoute = (app: FastifyInstance, { secondFactor, owner, notices }: Parts): void => {
  app.post<{ Body: Pick<PasswordAndCode, 'code'> }>(
    '/api/user/secondFactor/confirm',
    {
      config: { action: 'setUpSecondFactor' },
      schema: {
        tags,
        summary: 'Turn the second factor on with a first code; the other sessions of the account end',
        body: object({ code: codeField }),
        response: answers(
          200,
          object({
            status: text,
            message: text,
            recoveryCodes: { type: 'array', items: text, description: 'Each replaces a code once' },
          }),
          'On',
        ),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const confirm = () => secondFactor.confirm(session, request.body.code);
      const recoveryCodes = await owner.counted(session.account, confirm);
      notices.tell(request, session.account, 'secondFactorOn');
      return { ...success('secondFactorOn', request), recoveryCodes };
    },
  );
};

const turnOffRoute = (app: FastifyInstance, { secondFactor, owner, notices }: Parts): void => {
  app.post<{ Body: PasswordAndCode }>(
    '/api/user/secondFactor/turnOff',
    {
      config: { action: 'turnOffSecondFactor' },
      schema: {
        tags,
        summary: 'Turn the second factor off, with the password and a code or a recovery code',
        body: object({ current_password: passwordField, code: codeField }),
        response: answers(200, successAnswer, 'Off'),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const { current_password, code } = request.body;
      await owner.counted(account, async () => {
        const stored = await owner.withPassword(account, current_password);
        if (stored.totpSecret === null) throw new AppError('secondFactorIsOff');
        if (!(await secondFactor.accept(stored, code))) throw new AppError('codeWrong');
      });
      await secondFactor.turnOff(account);
      notices.tell(request, account, 'secondFactorOff');
      return success('secondFactorOff', request);
    },
  );
};

/** The calls about the second factor of the own account. What they answer is told once, and kept by no cache. */
export const secondFactorRoutes = (app: FastifyInstance, { config, database, notices }: Services): void => {
  const parts: Parts = {
    secondFactor: new SecondFactor(database, config),
    owner: new OwnerCheck(database, config),
    notices,
    isRequired: config.requiresSecondFactor,
    brandNameOf: ({ host }) => brandOfHost(host, config.brandHosts).name,
  };
  for (const route of [stateRoute, startRoute, confirmRoute, turnOffRoute]) route(app, parts);
};
