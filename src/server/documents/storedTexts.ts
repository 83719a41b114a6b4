import type { Database } from '../database/database';
import { inBatches } from '../database/inBatches';

/** The text of a document, page by page. */
export type DocumentPages = readonly string[];

/** The text as it is stored; null for a document of the demonstration, whose text the client's code has. */
type StoredPages = DocumentPages | null;

type Store = Pick<Database, 'system'>;

/** Stores the text of a document. One that is stored already stays: a name always means the same bytes. */
export async function storeText({ system }: Store, name: string, pages: StoredPages): Promise<void> {
  await system
    .insertInto('document_texts')
    .values({ name, pages: JSON.stringify(pages) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Reads the stored texts of the documents with these names. */
export async function storedTexts(
  { system }: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredPages>> {
  const rows = await inBatches(names, (batch) =>
    system.selectFrom('document_texts').selectAll().where('name', 'in', batch).execute(),
  );
  return new Map(rows.flat().map(({ name, pages }) => [name, JSON.parse(pages) as StoredPages])); // as `storeText` wrote them
}
