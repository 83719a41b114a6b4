import type { InquirySummary } from '../../../model/inquiries/inquiry';
import { lateMailMs } from '../../../model/inquiries/inquiry';
import type { InquiryContext } from '../inquiryContext';
import { countInquiries } from './readInquiries';

type Context = Pick<InquiryContext, 'database' | 'now'>;

const findNewestId = async ({ database: { system } }: Context): Promise<number> => {
  const row = await system
    .selectFrom('inquiries')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
};

const findOldestNewAt = async ({ database: { system } }: Context): Promise<number | null> => {
  const row = await system
    .selectFrom('inquiries')
    .select('at')
    .where('state', '=', 'new')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
};

const countUnsentMails = async ({ database: { system }, now }: Context): Promise<number> => {
  const row = await system
    .selectFrom('inquiry_mails')
    .innerJoin('inquiries', 'inquiries.id', 'inquiry_mails.inquiryId')
    .select(({ fn }) => fn.count<number>('inquiries.id').distinct().as('count'))
    .where('inquiries.state', '!=', 'answered')
    .where('inquiry_mails.state', 'in', ['failed', 'waiting'])
    .where((where) =>
      where.or([
        where('inquiry_mails.state', '=', 'failed'),
        where('inquiries.at', '<', now() - lateMailMs), // it waits to be tried again
      ]),
    )
    .executeTakeFirst();
  return row?.count ?? 0;
};

/** For the dashboard: how many inquiries wait, since when, and whether mails were not sent. It decrypts nothing. */
export async function summarizeInquiries(context: InquiryContext): Promise<InquirySummary> {
  return {
    ...(await countInquiries(context)),
    newestId: await findNewestId(context),
    oldestNewAt: await findOldestNewAt(context),
    unsentMails: await countUnsentMails(context),
  };
}
