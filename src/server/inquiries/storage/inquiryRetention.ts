import { hourMs } from '../../../model/format/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { InquiryTable } from '../../database/database';
import { eraseInquiries } from './eraseInquiries';
import type { InquiryContext } from '../inquiryContext';
import { runRegularly } from '../../system/runRegularly';

/** How often it looks for expired inquiries, in milliseconds. */
const intervalMs = hourMs;

/** How many rows are in memory at a time. */
const pageSize = 100;

/**
 * Erases inquiries past their time, and those that were erased before and came back with a restored backup.
 * @returns how many
 */
const eraseExpired = async ({ database, retentionMs, now }: InquiryContext): Promise<number> => {
  const erased = await database.system.transaction().execute(async (transaction) => {
    const references = transaction.selectFrom('erased_inquiries').select('reference');
    const expired = await eraseInquiries(transaction, (query) =>
      query.where('at', '<=', now() - retentionMs),
    );
    return (
      expired + (await eraseInquiries(transaction, (query) => query.where('reference', 'in', references)))
    );
  });
  if (erased > 0) await database.eraseTraces();
  return erased;
};

type EncryptedRow = Pick<Selectable<InquiryTable>, 'id' | 'reference' | 'personal'>;

/** Reads the encrypted fields of all inquiries, page by page. */
async function* inquiryPages({ database }: InquiryContext): AsyncGenerator<readonly EncryptedRow[]> {
  for (let last = 0, isEnd = false; !isEnd;) {
    const rows = await database.system
      .selectFrom('inquiries')
      .select(['id', 'reference', 'personal'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield rows;
    last = rows.at(-1)?.id ?? last;
    isEnd = rows.length < pageSize;
  }
}

/** Encrypts rows that were stored without a key, or with a former one, with the current key. Leaves rows of unknown keys alone. */
const encryptAgain = async (context: InquiryContext): Promise<void> => {
  const { database, codec } = context;
  const reencode = (personal: string, reference: string): string => {
    try {
      return codec.encode(codec.decode(personal, reference), reference);
    } catch {
      return personal; // the inbox says what to do
    }
  };
  if (!codec.hasKey) return;
  for await (const rows of inquiryPages(context)) {
    const former = rows.filter(({ personal }) => !codec.isCurrent(personal));
    for (const { id, reference, personal } of former)
      await database.system
        .updateTable('inquiries')
        .set({ personal: reencode(personal, reference) })
        .where('id', '=', id)
        .where('personal', '=', personal) // an administrator may change it at the same time
        .execute();
    if (former.length > 0) await database.eraseTraces(); // the WAL holds the former values
  }
};

/** Says in the log that nobody can read some inquiries: the server was started without their key. */
const reportUnreadable = async (context: InquiryContext, log: FastifyBaseLogger): Promise<void> => {
  let inquiries = 0;
  for await (const rows of inquiryPages(context))
    inquiries += rows.filter(({ personal }) => !context.codec.canRead(personal)).length;
  if (inquiries > 0)
    log.warn(
      { inquiries },
      'inquiries are encrypted with a key that INQUIRY_KEY does not have: nobody can read them until it is added',
    );
};

/** Erases expired inquiries, and encrypts the others with the current key, now and every hour. @returns a function that ends it */
export async function startInquiryRetention(
  context: InquiryContext,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const run = async (): Promise<void> => {
    try {
      const erased = await eraseExpired(context);
      if (erased > 0) log.info({ erased }, 'expired inquiries were erased');
      await encryptAgain(context);
      await reportUnreadable(context, log);
    } catch (error) {
      log.error(
        { err: error },
        'expired inquiries could not be erased, or others not be encrypted: the next attempt is in an hour',
      );
    }
  };
  await run();
  return runRegularly(run, intervalMs);
}
