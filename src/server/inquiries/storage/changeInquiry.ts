import type { Inquiry, InquiryState } from '../../../model/inquiries/inquiry';
import { recordOfTexts } from '../../../model/inquiries/inquiry';
import { lockAccount } from '../../accounts/lockAccount';
import { AppError } from '../../errors';
import { cleanLines } from '../form/cleanForm';
import { eraseInquiries } from './eraseInquiries';
import type { InquiryContext } from '../inquiryContext';
import { findInquiry } from './readInquiries';

/** The change of an inquiry by an administrator. */
export interface InquiryPatch {
  readonly id: number;
  /** The version that the administrator saw. */
  readonly version: number;
  readonly state?: InquiryState;
  readonly note?: string;
}

const requireInquiry = async (context: InquiryContext, id: number): Promise<Inquiry> => {
  const inquiry = await findInquiry(context, id);
  if (!inquiry) throw new AppError('rowUnknown');
  return inquiry;
};

/**
 * Changes the state or the note of an inquiry, and stores the account that takes or answers it.
 * @throws AppError with the current inquiry if someone else has changed it since, or if the account no longer exists
 */
export async function updateInquiry(
  context: InquiryContext,
  { id, version, state, note }: InquiryPatch,
  account: string,
): Promise<Inquiry> {
  const current = await requireInquiry(context, id);
  const noted = note === undefined ? current.note : cleanLines(note);
  const fields = { ...recordOfTexts((field) => current[field]), note: noted };
  const values = {
    version: version + 1,
    personal: context.codec.encode(fields, current.reference),
    ...(state !== undefined && { state, takenBy: state === 'new' ? null : account }),
  };
  const { numUpdatedRows } = await context.database.system.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account);
    return transaction
      .updateTable('inquiries')
      .set(values)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
  });
  const inquiry = await requireInquiry(context, id);
  if (numUpdatedRows === 0n) throw new AppError('editConflict', {}, { inquiry });
  return inquiry;
}

/** Erases an inquiry. A backup from before may still hold it: it is erased again after a restore. */
export async function eraseInquiry(context: InquiryContext, id: number): Promise<void> {
  await context.database.system.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('inquiries')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('rowUnknown');
    await transaction
      .insertInto('erased_inquiries')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await eraseInquiries(transaction, (query) => query.where('id', '=', id));
  });
  await context.database.eraseTraces();
}
