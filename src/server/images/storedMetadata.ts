import type { Kysely } from 'kysely';
import type { PictureMetadata } from '../../model/images/variants';
import type { ContentTransaction, SystemTables } from '../database/database';
import { systemTablesOf } from '../database/systemTables';
import type { ImageWithMetadata } from '../files/images';

/** Names per statement: each is a parameter, and every supported database allows more than 500 of them. */
const batchSize = 500;

type Connection = Kysely<SystemTables> | ContentTransaction;

/** Stores the metadata of pictures by name. Metadata that are already stored stay: a name always means the same bytes. */
export async function storeImageMetadata(
  connection: Connection,
  images: readonly ImageWithMetadata[],
): Promise<void> {
  for (let start = 0; start < images.length; start += batchSize) {
    const rows = images
      .slice(start, start + batchSize)
      .map(({ isAnimated, ...image }) => ({ ...image, isAnimated: Number(isAnimated) }));
    await systemTablesOf(connection)
      .insertInto('picture_facts')
      .values(rows)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/** Reads the stored metadata of the pictures with these names. */
export async function storedImageMetadata(
  connection: Connection,
  names: readonly string[],
): Promise<ReadonlyMap<string, PictureMetadata>> {
  const found = new Map<string, PictureMetadata>();
  for (let start = 0; start < names.length; start += batchSize) {
    const rows = await systemTablesOf(connection)
      .selectFrom('picture_facts')
      .selectAll()
      .where('name', 'in', names.slice(start, start + batchSize))
      .execute();
    for (const { name, isAnimated, ...metadata } of rows)
      found.set(name, { ...metadata, isAnimated: isAnimated === 1 });
  }
  return found;
}
