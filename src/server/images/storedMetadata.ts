import type { Kysely } from 'kysely';
import type { ImageMetadata } from '../../model/images/variants';
import type { ContentTransaction, SystemTables } from '../database/database';
import { inBatches } from '../database/inBatches';
import { systemTablesOf } from '../database/systemTables';
import type { ImageWithMetadata } from './storeImage';

type Connection = Kysely<SystemTables> | ContentTransaction;

/** Stores the metadata of images by name. Metadata that are already stored stay: a name always means the same bytes. */
export async function storeImageMetadata(
  connection: Connection,
  images: readonly ImageWithMetadata[],
): Promise<void> {
  const rows = images.map(({ isAnimated, ...image }) => ({ ...image, isAnimated: Number(isAnimated) }));
  await inBatches(rows, (batch) =>
    systemTablesOf(connection)
      .insertInto('picture_facts')
      .values(batch)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
}

/** Reads the stored metadata of the images with these names. */
export async function storedImageMetadata(
  connection: Connection,
  names: readonly string[],
): Promise<ReadonlyMap<string, ImageMetadata>> {
  const rows = await inBatches(names, (batch) =>
    systemTablesOf(connection).selectFrom('picture_facts').selectAll().where('name', 'in', batch).execute(),
  );
  return new Map(
    rows
      .flat()
      .map(({ name, isAnimated, ...metadata }) => [name, { ...metadata, isAnimated: isAnimated === 1 }]),
  );
}
