import { Migrator } from 'kysely';
import type { Migration } from 'kysely';
import type { Database } from './database';
import * as content from './migrations/001-content';
import * as texts from './migrations/002-texts';
import * as accounts from './migrations/003-accounts';
import * as journal from './migrations/004-journal';
import * as tries from './migrations/005-tries';
import * as images from './migrations/006-images';
import * as repeatedSaves from './migrations/007-repeated-saves';
import * as temporaryPasswords from './migrations/008-temporary-passwords';
import * as secondFactor from './migrations/009-second-factor';
import * as temporaryPasswordsEnd from './migrations/010-temporary-passwords-end';
import * as firstLogins from './migrations/011-first-logins';
import * as firstVersion from './migrations/012-first-version';
import * as tankerAndPartColumns from './migrations/013-tanker-and-part-columns';
import * as tankerImages from './migrations/014-tanker-images';
import * as inquiries from './migrations/015-inquiries';
import * as topics from './migrations/016-topics';
import * as documentTexts from './migrations/017-document-texts';
import * as visibility from './migrations/018-visibility';
import * as openingExceptions from './migrations/019-opening-exceptions';
import * as history from './migrations/020-history';
import * as saleTimes from './migrations/021-sale-times';
import * as invitations from './migrations/022-invitations';
import * as acceptedPairs from './migrations/023-accepted-pairs';
import * as departments from './migrations/024-departments';
import * as whatMakersMake from './migrations/025-what-makers-make';
import * as textMessages from './migrations/026-text-messages';
import * as makers from './migrations/027-makers';

/** All migrations in order. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-content': content,
  '002-texts': texts,
  '003-accounts': accounts,
  '004-journal': journal,
  '005-tries': tries,
  '006-images': images,
  '007-repeated-saves': repeatedSaves,
  '008-temporary-passwords': temporaryPasswords,
  '009-second-factor': secondFactor,
  '010-temporary-passwords-end': temporaryPasswordsEnd,
  '011-first-logins': firstLogins,
  '012-first-version': firstVersion,
  '013-tanker-and-part-columns': tankerAndPartColumns,
  '014-tanker-images': tankerImages,
  '015-inquiries': inquiries,
  '016-topics': topics,
  '017-document-texts': documentTexts,
  '018-visibility': visibility,
  '019-opening-exceptions': openingExceptions,
  '020-history': history,
  '021-sale-times': saleTimes,
  '022-invitations': invitations,
  '023-accepted-pairs': acceptedPairs,
  '024-departments': departments,
  '025-what-makers-make': whatMakersMake,
  '026-text-messages': textMessages,
  '027-makers': makers,
};

/**
 * Brings the schema up to date. Each migration runs completely or not at all.
 * @throws the error of the failed migration
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.system,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}
