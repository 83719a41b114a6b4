import type { Kysely } from 'kysely';
import { createTable, integer, references, required, text } from './columns';

type Schema = Kysely<unknown>;

const createInquiries = async (database: Schema): Promise<void> => {
  await createTable(database, 'inquiries')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('requestKey', 'text', (column) => column.notNull().unique())
    .addColumn('tokenKey', 'text', (column) => column.notNull().unique())
    .addColumn('wordsKey', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('brand', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('units', 'text', required)
    .addColumn('personal', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('takenBy', 'text')
    .addColumn('version', 'integer', integer(1))
    .execute();
  await database.schema.createIndex('inquiries_words').on('inquiries').column('wordsKey').execute();
};

const createMails = async (database: Schema): Promise<void> => {
  await createTable(database, 'inquiry_mails')
    .addColumn('inquiryId', 'integer', references('inquiries'))
    .addColumn('recipient', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', integer(0))
    .addColumn('nextAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('inquiry_mails_parent').on('inquiry_mails').column('inquiryId').execute();
};

/**
 * The questions of visitors, the mails about them, the references of erased inquiries, and the secrets of the site. Times are in
 * milliseconds since 1970.
 */
export async function up(database: Schema): Promise<void> {
  await createInquiries(database);
  await createMails(database);
  await database.schema
    .createTable('erased_inquiries')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .execute();
  await database.schema
    .createTable('site_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', text)
    .execute();
}
