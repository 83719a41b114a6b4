import path from 'node:path';
import { openDatabase } from '../../database/database';
import { migrations } from '../../database/migrate';
import { openSharedFolders } from '../../files/folderStore';
import { withTemporaryFolder } from '../../system/temporaryFolder';
import type { SiteStorage, ArchiveCounts } from '../backup/backup';
import { backUp } from '../backup/backup';
import { ArchiveError } from '../backup/archiveError';
import { checkArchive } from '../backup/checkArchive';
import type { Manifest } from '../backup/manifest';
import { entryContent } from '../backup/manifest';
import type { Progress } from '../backup/progress';
import { noProgress } from '../backup/progress';
import { openArchive, restoreArchive } from '../backup/restore';

/** A restore gives the content a new version, so that no browser keeps older content. */
const changedTables: ReadonlySet<string> = new Set(['content_version']);

/** The entries that must be the same after a restore: files, and rows unless a migration has changed them. */
const comparable = ({ entries }: Manifest, withRows: boolean): Map<string, string> =>
  new Map(
    entries.flatMap(({ name, sha256 }): [string, string][] => {
      const content = entryContent(name);
      const isRows = content?.kind === 'rows';
      return isRows && (!withRows || changedTables.has(content.table)) ? [] : [[name, sha256]];
    }),
  );

const rowCounts = ({ tables }: Manifest): Map<string, string> =>
  new Map(tables.map(({ name, rows }) => [name, String(rows)]));

const requireSame = (one: Map<string, string>, other: Map<string, string>): void => {
  const names = [...new Set([...one.keys(), ...other.keys()])];
  const different = names.find((name) => one.get(name) !== other.get(name));
  if (different !== undefined)
    throw new ArchiveError(`The restored site differs from the backup: '${different}' is not the same.`);
};

/** Backs the restored site up again, and compares both archives. */
const compare = async (site: SiteStorage, manifest: Manifest, folder: string): Promise<void> => {
  const file = path.join(folder, 'again.tar.gz');
  await backUp(site, { file, progress: noProgress });
  const { manifest: again } = await checkArchive(file, noProgress);
  const isSameSchema = manifest.migration === Object.keys(migrations).at(-1);
  requireSame(comparable(manifest, isSameSchema), comparable(again, isSameSchema));
  if (isSameSchema) requireSame(rowCounts(manifest), rowCounts(again));
};

/**
 * Proves that a backup can be restored: restores it into a scratch folder, compares every row and file, and deletes the
 * folder. The site is not touched.
 * @throws ArchiveError if the backup cannot be restored, or the result differs
 */
export async function drill(
  file: string,
  progress: Progress,
): Promise<ArchiveCounts & Pick<Manifest, 'createdAt'>> {
  const archive = await openArchive(file, progress);
  return withTemporaryFolder('restore-drill-', async (folder) => {
    const database = openDatabase({ dataDirectory: folder });
    try {
      const site = { database, files: openSharedFolders(folder) };
      const summary = await restoreArchive(site, archive, { progress });
      await compare(site, archive.manifest, folder);
      return { ...summary, createdAt: archive.manifest.createdAt };
    } finally {
      await database.close();
    }
  });
}
