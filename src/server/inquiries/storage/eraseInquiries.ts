import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { SystemTables } from '../../database/database';

type InquiryIds = SelectQueryBuilder<SystemTables, 'inquiries', { id: number }>;

/** Erases the inquiries of a query and their mails. @returns how many */
export async function eraseInquiries(
  transaction: Transaction<SystemTables>,
  where: (query: InquiryIds) => InquiryIds,
): Promise<number> {
  const ids = where(transaction.selectFrom('inquiries').select('id'));
  await transaction.deleteFrom('inquiry_mails').where('inquiryId', 'in', ids).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('inquiries')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
