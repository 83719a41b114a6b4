import { Type } from '@sinclair/typebox';
import { maxAccountNameLength } from '../../model/account/accountName';
import { accountRoles } from '../../model/account/accountOverview';
import { emailField, nullable, oneOf, passwordField } from './schemas';

const time = (description: string) =>
  nullable('integer', { description: `${description}, in milliseconds since 1970` });

export const accountSchema = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    name: Type.String({ description: 'What the history calls the person; empty for the email address' }),
    role: oneOf(accountRoles),
    lastLoginAt: time('When somebody last logged in'),
    hasSecondFactor: Type.Boolean(),
    hasPassword: Type.Boolean({ description: 'Without a password, the account waits for its one-time link' }),
    sessions: Type.Integer({ description: 'How many sessions have not ended' }),
    lastUseAt: time('When one of these sessions was last used, to the minute'),
    invitationEndsAt: time('When the unused one-time link ends or ended'),
  },
  { title: 'Account' },
);

export const invitationProperties = {
  token: Type.String({ description: 'For `POST /api/auth/invitation`. It is not shown again' }),
  endsAt: Type.Integer({ description: 'When it ends, in milliseconds since 1970' }),
};

/** Every change needs the password of the super-user: a stolen session alone must not give access for good. */
export const confirmation = Type.Object({ current_password: passwordField });

export const newAccount = Type.Object({
  ...confirmation.properties,
  email: emailField,
  name: Type.String({ maxLength: maxAccountNameLength, 'x-expected': 'text' }),
  role: oneOf(accountRoles, { 'x-expected': 'text' }),
});

export const newName = Type.Object({ ...confirmation.properties, name: newAccount.properties.name });
