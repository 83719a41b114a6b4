import type { FastifyInstance } from 'fastify';
import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { AttemptLimiter } from '../limits/attemptLimiter';
import { acceptInvitation, invitedAccount } from '../accounts/invitations';
import { checkNewPassword, requireSamePassword } from '../accounts/passwords/newPassword';
import { success } from '../http/successMessages';
import { rateLimitKey } from '../limits/rateLimitKey';
import { passwordField, responses, successResponse } from './schemas';
import type { Services } from './services';

/** Attempts without success from an IP address within 15 minutes. */
const maxFailedAttempts = 50;

const acceptance = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200, 'x-expected': 'text' }),
  password: Type.String({ ...passwordField, minLength: 1 }),
  confirm_password: passwordField,
});

const acceptedSchema = Type.Object({
  ...successResponse.properties,
  email: Type.String({ description: 'The address to log in with' }),
});

/** A person chooses the password of an account with the token of a one-time link. It starts no session. */
export function invitationRoute(app: FastifyInstance, services: Services): void {
  const { config, database, knownPasswords, notices } = services;
  const limiter = new AttemptLimiter(database, config);
  app.post<{ Body: Static<typeof acceptance> }>(
    '/api/auth/invitation',
    {
      config: { action: 'acceptInvitation' },
      bodyLimit: 64 * 1024,
      schema: {
        tags: ['auth'],
        summary: 'Choose the password of your account with the token of a one-time link. Then log in',
        description: 'An unknown, a used, a replaced and an expired token all get the same response (404).',
        body: acceptance,
        response: responses(200, acceptedSchema, 'The password is set'),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token, password, confirm_password } = request.body;
      const key = `invitation address\n${rateLimitKey(request.ip)}`;
      const account = await limiter.counted([{ key, maxAttempts: maxFailedAttempts }], async () => {
        // First the token: a stranger must not query the service of known passwords.
        const invited = await invitedAccount(database, token);
        requireSamePassword(password, confirm_password);
        await checkNewPassword(password, invited.email, knownPasswords);
        await acceptInvitation(services, token, password);
        return invited;
      });
      notices.send(request, account, 'passwordChanged');
      return { ...success('passwordChanged', request), email: account.email };
    },
  );
}
