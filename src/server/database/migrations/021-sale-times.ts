import type { Kysely } from 'kysely';
import { isSoldText } from '../../../model/format/availability';
import { text } from './columns';

/** When tankers were sold, in UTC. Of those that are sold already, nobody knows: they count as sold now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('tankers').addColumn('soldAt', 'text', text).execute();
  const tables = database.withTables<{
    tankers: { id: number; availability: string; soldAt: string };
  }>();
  const tankers = await tables.selectFrom('tankers').select(['id', 'availability']).execute();
  const sold = tankers.filter(({ availability }) => isSoldText(availability)).map(({ id }) => id);
  const soldAt = `${new Date().toISOString().slice(0, 16)}Z`;
  for (const id of sold) await tables.updateTable('tankers').set({ soldAt }).where('id', '=', id).execute();
}
