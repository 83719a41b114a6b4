import type { Database } from '../database/database';

/** The text of a document, page by page. */
export type DocumentPages = readonly string[];

/** The text as it is stored; null for a document of the demonstration, whose text the client's code has. */
type StoredPages = DocumentPages | null;

type Store = Pick<Database, 'system'>;

/** Names per statement: each is a parameter, and every supported database allows more than 500 of them. */
const batchSize = 500;

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
  const found = new Map<string, StoredPages>();
  for (let start = 0; start < names.length; start += batchSize) {
    const rows = await system
      .selectFrom('document_texts')
      .selectAll()
      .where('name', 'in', names.slice(start, start + batchSize))
      .execute();
    for (const { name, pages } of rows) found.set(name, JSON.parse(pages) as StoredPages); // as `storeText` wrote them
  }
  return found;
}
