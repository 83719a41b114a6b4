import type { AccountOverview } from '../../model/account/accountOverview';
import type { Database } from '../database/database';
import { noPasswordHash } from './invitations';
import { sessionIdleTimeoutMs, sessionMaxAgeMs } from './sessions';

interface SessionSummary {
  readonly accountId: number;
  readonly count: number;
  readonly lastUseAt: number;
}

/** The sessions that have not ended, by account. */
const summarizeSessions = async (
  { system }: Pick<Database, 'system'>,
  now: number,
): Promise<ReadonlyMap<number, SessionSummary>> => {
  const rows = await system
    .selectFrom('sessions')
    .select(({ fn }) => [
      'accountId',
      fn.countAll<number>().as('count'),
      fn.max<number>('lastSeenAt').as('lastUseAt'),
    ])
    .where('lastSeenAt', '>', now - sessionIdleTimeoutMs)
    .where('createdAt', '>', now - sessionMaxAgeMs)
    .groupBy('accountId')
    .execute();
  return new Map(rows.map((row) => [row.accountId, row]));
};

/** All accounts with what the super-user needs to know about them, in the order in which they were created. */
export async function listAccountOverviews(
  database: Pick<Database, 'system'>,
  now = Date.now(),
): Promise<AccountOverview[]> {
  const sessions = await summarizeSessions(database, now);
  const rows = await database.system
    .selectFrom('accounts')
    .leftJoin('invitations', 'invitations.accountId', 'accounts.id')
    .select(['id', 'email', 'name', 'isSuperUser', 'lastLoginAt', 'totpSecret', 'passwordHash', 'endsAt'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, name, isSuperUser, lastLoginAt, totpSecret, passwordHash, endsAt }) => ({
    id,
    email,
    name,
    role: isSuperUser === 1 ? 'superUser' : 'administrator',
    lastLoginAt,
    hasSecondFactor: totpSecret !== null,
    hasPassword: passwordHash !== noPasswordHash,
    sessions: sessions.get(id)?.count ?? 0,
    lastUseAt: sessions.get(id)?.lastUseAt ?? null,
    invitationEndsAt: endsAt,
  }));
}
