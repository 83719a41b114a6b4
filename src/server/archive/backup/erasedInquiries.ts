import type { Connection } from './schema';
import { tablesOf } from './schema';

const table = 'erased_inquiries';

/** The references of the inquiries that a site has erased by hand. */
export async function erasedReferences(database: Connection): Promise<readonly string[]> {
  const tables = await tablesOf(database);
  if (!tables.some(({ name }) => name === table)) return [];
  const rows = await database.selectFrom(table).select('reference').execute();
  return rows.map(({ reference }) => String(reference));
}

/** Adds the references of erased inquiries after a restore: the site erases those inquiries again when it starts. */
export async function addErasedReferences(
  database: Connection,
  references: readonly string[],
): Promise<void> {
  const known = new Set(await erasedReferences(database));
  for (const reference of references)
    if (!known.has(reference)) await database.insertInto(table).values({ reference }).execute();
}
