import { decodeUrl } from '../../model/site/paths';
import { readSnapshot } from '../database/readSnapshot';
import type { DatabaseRow } from '../database/database';
import type { Files, FileStore } from '../files/fileStore';
import { imageOfVariant } from '../images/variants';
import type { SiteStorage } from './backup/backup';
import { isStoredName } from './backup/manifest';
import { rowPages } from './backup/rowPages';
import type { Connection } from './backup/schema';
import { tablesOf } from './backup/schema';
import { isTransientTable } from './backup/transientTables';

/** The items that a pruning deletes, or would delete. */
export interface PruneResult {
  readonly changes: number;
  readonly documents: readonly string[];
  readonly images: readonly string[];
  readonly variants: readonly string[];
}

/** An image's name is the hash of its content. Links to it contain the name. */
const imageNames = /[0-9a-f]{64}\.\w+/g;

/** A link to a document in formatted text. Its name is encoded for URLs, then for HTML. */
const documentLinks = /\/api\/file\/download\/([^"?#\s<]+)/g;

/** Tables that name files without using them: the metadata of images, and the texts of documents. */
const metadataTables: readonly string[] = ['picture_facts', 'document_texts'];

const isUse = (table: string): boolean => !isTransientTable(table) && !metadataTables.includes(table);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The texts of a row; those of the journal are rows as JSON. */
const textsOf = (table: string, row: Readonly<Record<string, unknown>>): string[] =>
  table === 'change_rows'
    ? [row.before, row.after].flatMap((json) => (typeof json === 'string' ? stringsIn(JSON.parse(json)) : []))
    : stringsIn(row);

/** The changes of the journal to delete: those up to an id. */
interface OldChanges {
  readonly count: number;
  readonly lastId: number;
}

/** Every name of a file that a row of the content has, or a row of the journal after the last old change. */
const usedNames = async (database: Connection, { lastId }: OldChanges): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const table of await tablesOf(database)) {
    if (!isUse(table.name)) continue;
    const isOld = (row: DatabaseRow): boolean =>
      table.name === 'change_rows' && Number(row.changeId) <= lastId;
    for await (const page of rowPages(database, table)) {
      for (const text of page.flatMap((row) => (isOld(row) ? [] : textsOf(table.name, row)))) {
        if (isStoredName.documents(text)) names.add(text);
        for (const [name] of text.matchAll(imageNames)) names.add(name);
        for (const [, encoded = ''] of text.matchAll(documentLinks)) {
          const name = encoded.replaceAll('&amp;', '&');
          names.add(decodeUrl(name) ?? name);
        }
      }
    }
  }
  return names;
};

/**
 * The changes before the first one that stays. A change with a wrong clock never takes those before it along: from the first
 * change that is new enough, all stay. The last change always stays, because it shows that the site is not new.
 */
const findOldChanges = async (database: Connection, before: number): Promise<OldChanges> => {
  const last = database.selectFrom('changes').select(({ fn }) => fn.max('id').as('id'));
  const firstToStay = database
    .selectFrom('changes')
    .select(({ fn }) => fn.min('id').as('id'))
    .where((eb) => eb.or([eb('at', '>=', before), eb('id', '=', last)]));
  const { count, lastId } = await database
    .selectFrom('changes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('lastId')])
    .where('id', '<', firstToStay)
    .executeTakeFirstOrThrow();
  return { count, lastId: Number(lastId) };
};

const deleteChanges = async (database: Connection, { lastId }: OldChanges): Promise<void> => {
  if (lastId === 0) return;
  await database.deleteFrom('change_rows').where('changeId', '<=', lastId).execute();
  await database.deleteFrom('changes').where('id', '<=', lastId).execute();
  // A browser with content from before this version loads all content again: the changes since then are gone.
  await database
    .updateTable('content_version')
    .set({ firstVersion: lastId })
    .where('firstVersion', '<', lastId)
    .execute();
};

const findUnused = async (
  { documents, images, variants }: Files,
  used: ReadonlySet<string>,
): Promise<Omit<PruneResult, 'changes'>> => {
  const unused = async (store: FileStore, isOurs: (name: string) => boolean): Promise<string[]> =>
    (await store.list()).filter((name) => isOurs(name) && !used.has(name));
  const unusedImages = await unused(images, isStoredName.images);
  const names = new Set(unusedImages);
  return {
    documents: await unused(documents, isStoredName.documents),
    images: unusedImages,
    variants: (await variants.list()).filter((name) => names.has(imageOfVariant(name) ?? name)),
  };
};

const findPruning = async (
  { files }: SiteStorage,
  database: Connection,
  old: OldChanges,
): Promise<PruneResult> => ({
  changes: old.count,
  ...(await findUnused(files, await usedNames(database, old))),
});

/** Returns the items that a pruning would delete. It reads from one snapshot and locks nothing, so the site may run. */
const planPruning = (site: SiteStorage, before: number): Promise<PruneResult> =>
  readSnapshot(site.database.content, async (transaction) =>
    findPruning(site, transaction, await findOldChanges(transaction, before)),
  );

/**
 * Deletes the changes of the journal before a time, which can then no longer be undone, and the files that no row of the
 * content or the journal names. No administrator may be working: a file that was just uploaded has no row yet.
 * @param apply whether anything is deleted; otherwise the result is what would be
 */
export async function prune(
  site: SiteStorage,
  { before, apply }: { readonly before: number; readonly apply: boolean },
): Promise<PruneResult> {
  if (!apply) return planPruning(site, before);
  const { database, files } = site;
  const pruning = await database.content.transaction().execute(async (transaction) => {
    const old = await findOldChanges(transaction, before);
    const found = await findPruning(site, transaction, old);
    await deleteChanges(transaction, old);
    for (const name of found.images)
      await transaction.deleteFrom('picture_facts').where('name', '=', name).execute();
    for (const name of found.documents)
      await transaction.deleteFrom('document_texts').where('name', '=', name).execute();
    return found;
  });
  // Variants are found by their image, so an image goes after them: an interrupted pruning can be repeated.
  for (const store of ['documents', 'variants', 'images'] as const)
    for (const name of pruning[store]) await files[store].delete(name);
  return pruning;
}
