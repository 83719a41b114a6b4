import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { brands, brandIds } from '../../model/site/brands';
import { totpUri } from '../accounts/login/oneTimeCodes';
import { Reauthentication } from '../accounts/login/reauthentication';
import { SecondFactor } from '../accounts/login/secondFactor';
import { sessionOf } from '../http/authorization';
import { AppError } from '../errors';
import { siteHostOf } from '../http/host/siteHost';
import { success } from '../http/successMessages';
import type { Notices } from '../mail/notices';
import { responses, codeField, passwordField, successResponse } from './schemas';
import type { Services } from './services';

const tags = ['user'];

const password = Type.Object({ current_password: passwordField });
const code = Type.Object({ code: codeField });
const newRecoveryCodes = Type.Object({
  status: Type.String(),
  message: Type.String(),
  recoveryCodes: Type.Array(Type.String(), { description: 'Each replaces a one-time code once' }),
});
const passwordAndCode = Type.Object({ current_password: passwordField, code: codeField });

/** The services that the routes of the second factor use. */
interface SecondFactorServices {
  readonly secondFactor: SecondFactor;
  readonly reauthentication: Reauthentication;
  readonly notices: Notices;
  readonly isRequired: boolean;
  readonly brandNameOf: (request: FastifyRequest) => string;
}

const stateRoute = (app: FastifyInstance, { secondFactor, isRequired }: SecondFactorServices): void => {
  app.get(
    '/api/user/secondFactor',
    {
      config: { action: 'readSecondFactor' },
      schema: {
        tags,
        summary: 'Whether your account has a second factor, and how many recovery codes are left',
        response: responses(
          200,
          Type.Object({
            isOn: Type.Boolean(),
            isRequired: Type.Boolean({
              description: 'Whether every account needs a second factor. It then cannot be turned off',
            }),
            recoveryCodes: Type.Integer(),
          }),
          'The second factor',
        ),
      },
    },
    async (request) => ({ ...(await secondFactor.stateOf(sessionOf(request).account)), isRequired }),
  );
};

const startRoute = (
  app: FastifyInstance,
  { secondFactor, reauthentication, brandNameOf }: SecondFactorServices,
): void => {
  app.post<{ Body: Static<typeof password> }>(
    '/api/user/secondFactor/start',
    {
      config: { action: 'setUpSecondFactor' },
      schema: {
        tags,
        summary: 'Start to set up a second factor. It is on after a first code is confirmed',
        body: password,
        response: responses(
          200,
          Type.Object({
            secret: Type.String({ description: 'The secret that generates the codes, in base32' }),
            uri: Type.String({
              description: 'The secret as a URI for authenticator apps: `otpauth://totp/…`',
            }),
          }),
          'The secret of the new second factor',
        ),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const { current_password } = request.body;
      const stored = await reauthentication.counted(account, () =>
        reauthentication.withPassword(account, current_password),
      );
      const secret = await secondFactor.start(stored);
      return { secret, uri: totpUri(secret, brandNameOf(request), account.email) };
    },
  );
};

const confirmRoute = (
  app: FastifyInstance,
  { secondFactor, reauthentication, notices }: SecondFactorServices,
): void => {
  app.post<{ Body: Static<typeof code> }>(
    '/api/user/secondFactor/confirm',
    {
      config: { action: 'setUpSecondFactor' },
      schema: {
        tags,
        summary: 'Turn the second factor on with a first code. The other sessions of the account end',
        body: code,
        response: responses(200, newRecoveryCodes, 'Turned on'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const confirm = () => secondFactor.confirm(session, request.body.code);
      const recoveryCodes = await reauthentication.counted(session.account, confirm);
      notices.send(request, session.account, 'secondFactorOn');
      return { ...success('secondFactorOn', request), recoveryCodes };
    },
  );
};

const renewRoute = (
  app: FastifyInstance,
  { secondFactor, reauthentication, notices }: SecondFactorServices,
): void => {
  app.post<{ Body: Static<typeof code> }>(
    '/api/user/secondFactor/renewRecoveryCodes',
    {
      config: { action: 'renewRecoveryCodes' },
      schema: {
        tags,
        summary:
          'Replace all recovery codes by new ones, with a code of the app. The former ones no longer work',
        body: code,
        response: responses(200, newRecoveryCodes, 'Renewed'),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const renew = () => secondFactor.renewRecoveryCodes(account, request.body.code);
      const recoveryCodes = await reauthentication.counted(account, renew);
      notices.send(request, account, 'recoveryCodesRenewed');
      return { ...success('recoveryCodesRenewed', request), recoveryCodes };
    },
  );
};

const turnOffRoute = (
  app: FastifyInstance,
  { secondFactor, reauthentication, notices }: SecondFactorServices,
): void => {
  app.post<{ Body: Static<typeof passwordAndCode> }>(
    '/api/user/secondFactor/turnOff',
    {
      config: { action: 'turnOffSecondFactor' },
      schema: {
        tags,
        summary: 'Turn the second factor off, with the password and a code or a recovery code',
        body: passwordAndCode,
        response: responses(200, successResponse, 'Turned off'),
      },
    },
    async (request) => {
      const { account } = sessionOf(request);
      const { current_password } = request.body;
      await reauthentication.counted(account, async () => {
        const stored = await reauthentication.withPassword(account, current_password);
        if (stored.totpSecret === null) throw new AppError('secondFactorIsOff');
        if (!(await secondFactor.accept(stored, request.body.code))) throw new AppError('codeWrong');
      });
      await secondFactor.turnOff(account);
      notices.send(request, account, 'secondFactorOff');
      return success('secondFactorOff', request);
    },
  );
};

/**
 * The routes for the second factor of the administrator's account. Some responses contain secrets: each is sent once,
 * and no cache stores it.
 */
export function secondFactorRoutes(app: FastifyInstance, { config, database, notices }: Services): void {
  const routeServices: SecondFactorServices = {
    secondFactor: new SecondFactor(database, config),
    reauthentication: new Reauthentication(database, config),
    notices,
    isRequired: config.requiresSecondFactor,
    brandNameOf: (request) => (siteHostOf(request, config)?.brand ?? brands[brandIds[0]]).name,
  };
  for (const register of [stateRoute, startRoute, confirmRoute, renewRoute, turnOffRoute])
    register(app, routeServices);
}
