import type { Kysely } from 'kysely';
import type { SystemTables } from '../database/database';

/** Ends the sessions of an account, except the one with a token hash, if it is given. */
export async function endSessionsOf(
  system: Pick<Kysely<SystemTables>, 'deleteFrom'>,
  accountId: number,
  exceptTokenHash?: string,
): Promise<void> {
  await system
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .$if(exceptTokenHash !== undefined, (query) => query.where('tokenHash', '!=', String(exceptTokenHash)))
    .execute();
}
