import type { AcceptedPair } from '../../model/parity/review';
import type { Database } from '../database/database';

export function readAcceptedPairs({ system }: Database): Promise<readonly AcceptedPair[]> {
  return system.selectFrom('accepted_pairs').selectAll().orderBy('pair').execute();
}

/** Stores that a pair is still right, or that it is to be looked at again. */
export async function acceptPair(
  { system }: Database,
  { pair, signature }: AcceptedPair,
  isAccepted: boolean,
): Promise<void> {
  if (!isAccepted) {
    await system.deleteFrom('accepted_pairs').where('pair', '=', pair).execute();
    return;
  }
  await system
    .insertInto('accepted_pairs')
    .values({ pair, signature })
    .onConflict((conflict) => conflict.column('pair').doUpdateSet({ signature }))
    .execute();
}
