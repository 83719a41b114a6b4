import type { AccountOverview, AccountRole } from '../../../../model/account/accountOverview';
import { isRecord } from '../../../../model/schema/isRecord';
import { api } from '../api';

/* The endpoints with which the super-user manages the accounts, and the one that accepts a one-time link. */

/** The super-user confirms each change with the password. */
interface Confirmation {
  readonly current_password: string;
}

export interface NewAccount extends Confirmation {
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
}

/** A change of the account with this id. */
export interface AccountChange extends Confirmation {
  readonly id: number;
}

export interface AccountRename extends AccountChange {
  readonly name: string;
}

/** The token of a one-time link, and when it ends in milliseconds since 1970. */
export interface Invitation {
  readonly token: string;
  readonly endsAt: number;
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly confirm_password: string;
}

const readAccounts = (response: unknown): readonly AccountOverview[] => {
  if (isRecord(response) && Array.isArray(response.accounts))
    return response.accounts as readonly AccountOverview[]; // as the server sends them
  throw new TypeError('the response has no accounts');
};

const readInvitation = (response: unknown): Invitation => {
  const { token, endsAt } = isRecord(response) ? response : {};
  if (typeof token !== 'string' || typeof endsAt !== 'number')
    throw new TypeError('the response has no one-time link');
  return { token, endsAt };
};

const readEmail = (response: unknown): { readonly email: string } => {
  const email = isRecord(response) ? response.email : undefined;
  return { email: typeof email === 'string' ? email : '' };
};

const remove = (part: '' | '/sessions' | '/secondFactor') => ({
  query: ({ id, ...body }: AccountChange) => ({ url: `accounts/${id}${part}`, method: 'DELETE', body }),
  transformResponse: () => undefined,
  invalidatesTags: ['Accounts' as const],
});

export const accountManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    accounts: build.query<readonly AccountOverview[], void>({
      query: () => ({ url: 'accounts' }),
      transformResponse: readAccounts,
      providesTags: ['Accounts'],
      keepUnusedDataFor: 0,
    }),
    accountAdd: build.mutation<Invitation, NewAccount>({
      query: (body) => ({ url: 'accounts', method: 'POST', body }),
      transformResponse: readInvitation,
      invalidatesTags: ['Accounts'],
    }),
    accountReset: build.mutation<Invitation, AccountChange>({
      query: ({ id, ...body }) => ({ url: `accounts/${id}/invitation`, method: 'POST', body }),
      transformResponse: readInvitation,
      invalidatesTags: ['Accounts'],
    }),
    accountRename: build.mutation<undefined, AccountRename>({
      query: ({ id, ...body }) => ({ url: `accounts/${id}/name`, method: 'PUT', body }),
      transformResponse: () => undefined,
      invalidatesTags: ['Accounts', 'History'], // which shows the new name
    }),
    accountSessionsEnd: build.mutation<undefined, AccountChange>(remove('/sessions')),
    accountSecondFactorOff: build.mutation<undefined, AccountChange>(remove('/secondFactor')),
    accountRemove: build.mutation<undefined, AccountChange>({
      ...remove(''),
      invalidatesTags: ['Accounts', 'History'], // which shows a number now
    }),
    invitationAccept: build.mutation<{ readonly email: string }, Acceptance>({
      query: (body) => ({ url: 'auth/invitation', method: 'POST', body }),
      transformResponse: readEmail,
    }),
  }),
});
