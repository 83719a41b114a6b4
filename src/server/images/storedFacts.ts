import type { Kysely } from 'kysely';
import type { PictureFacts } from '../../model/images/variants';
import type { ContentTransaction, SystemTables } from '../database/database';
import type { StoredImage } from '../files/images';

/** Fewer than the parameters that any database takes in a statement. */
const atOnce = 500;

type Connection = Kysely<SystemTables> | ContentTransaction;

const systemOf = (connection: Connection): Kysely<SystemTables> => connection as Kysely<SystemTables>; // a transaction sees all tables

/** Keeps what follows from pictures beside their names; what is known of one already is the same. */
export const storeImageFacts = async (
  connection: Connection,
  images: readonly StoredImage[],
): Promise<void> => {
  for (let start = 0; start < images.length; start += atOnce) {
    const rows = images
      .slice(start, start + atOnce)
      .map(({ isAnimated, ...image }) => ({ ...image, isAnimated: Number(isAnimated) }));
    await systemOf(connection)
      .insertInto('picture_facts')
      .values(rows)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
};

/** What is known of the pictures of these names. */
export const storedImageFacts = async (
  connection: Connection,
  names: readonly string[],
): Promise<ReadonlyMap<string, PictureFacts>> => {
  const found = new Map<string, PictureFacts>();
  for (let start = 0; start < names.length; start += atOnce) {
    const rows = await systemOf(connection)
      .selectFrom('picture_facts')
      .selectAll()
      .where('name', 'in', names.slice(start, start + atOnce))
      .execute();
    for (const { name, isAnimated, ...facts } of rows)
      found.set(name, { ...facts, isAnimated: isAnimated === 1 });
  }
  return found;
};
