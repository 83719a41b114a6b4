import type { Selectable } from 'kysely';
import type {
  Inquiry,
  InquiryCounts,
  InquiryMailState,
  InquiryState,
  InquiryUnit,
} from '../../../model/inquiries/inquiry';
import type { InquiryTable } from '../../database/database';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { InquiryContext } from '../inquiryContext';
import { inquiryTexts } from '../../../model/inquiries/inquiry';
import { foldWord } from '../../../model/text/foldWord';

/** From this many digits on, a word may be a part of a telephone number, which people write in many ways. */
const minTelephoneDigits = 4;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const textOf = ({ units, ...inquiry }: Omit<Inquiry, 'mail'>): string => {
  const { reference, note, takenBy } = inquiry;
  const texts = [reference, ...inquiryTexts.map((field) => inquiry[field]), note, takenBy ?? ''];
  return foldWord([...texts, ...units.map((unit) => unit.name)].join('\n'));
};

/** A filter of the inquiries that hold every word of a search. It works on what is decrypted, so the database cannot do it. */
function createInquiryFilter(search: string): (inquiry: Omit<Inquiry, 'mail'>) => boolean {
  const words = foldWord(search)
    .split(' ')
    .filter((word) => word !== '');
  return (inquiry) => {
    if (words.length === 0) return true;
    const text = textOf(inquiry);
    const telephone = digitsOf(inquiry.telephone);
    const isTelephone = (word: string): boolean =>
      digitsOf(word).length >= minTelephoneDigits && telephone.includes(digitsOf(word));
    return words.every((word) => text.includes(word) || isTelephone(word));
  };
}

/** Which inquiries of the list to read. */
export interface InquiryQuery {
  readonly state?: InquiryState | undefined;
  readonly search?: string | undefined;
  /** Inquiries with a lower id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** How many rows are read at a time. A database takes no query with any number of ids. */
const pageSize = 200;

/** A mail of an inquiry that matters more comes first: one that failed, then one that is still to be sent. */
const mailStates = ['failed', 'waiting', 'sent'] as const;

const mailStatesOf = async (
  { database: { system } }: InquiryContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InquiryMailState>> => {
  if (ids.length === 0) return new Map();
  const mails = await system
    .selectFrom('inquiry_mails')
    .select(['inquiryId', 'state'])
    .where('inquiryId', 'in', ids)
    .execute();
  const found = new Map<number, InquiryMailState>();
  for (const state of [...mailStates].reverse())
    for (const mail of mails) if (mail.state === state) found.set(mail.inquiryId, state);
  return found;
};

/** @throws AppError if its personal fields cannot be decrypted */
const decodeInquiry = (
  { codec, retentionMs }: InquiryContext,
  { requestKey: _key, tokenKey: _token, wordsKey: _words, units, personal, ...row }: Selectable<InquiryTable>,
): Omit<Inquiry, 'mail'> => ({
  ...row,
  ...codec.decode(personal, row.reference),
  units: JSON.parse(units) as readonly InquiryUnit[], // as `sendInquiry` wrote them
  erasedAt: row.at + retentionMs,
});

/** Inquiries, newest first. @throws AppError if they are encrypted with another key */
export async function listInquiries(
  context: InquiryContext,
  { state, search, before, limit }: InquiryQuery,
): Promise<readonly Inquiry[]> {
  const matches = createInquiryFilter(search ?? '');
  const rowsAtOnce = search ? pageSize : Math.min(limit, pageSize);
  const found: Inquiry[] = [];
  for (let last = before, isEnd = false; !isEnd && found.length < limit;) {
    let query = context.database.system.selectFrom('inquiries').selectAll().orderBy('id', 'desc');
    if (state !== undefined) query = query.where('state', '=', state);
    if (last !== undefined) query = query.where('id', '<', last);
    const rows = await query.limit(rowsAtOnce).execute();
    const matching = rows.map((row) => decodeInquiry(context, row)).filter(matches);
    const mails = await mailStatesOf(
      context,
      matching.map(({ id }) => id),
    );
    found.push(...matching.map((inquiry) => ({ ...inquiry, mail: mails.get(inquiry.id) ?? 'off' }) as const));
    last = rows.at(-1)?.id;
    isEnd = rows.length < rowsAtOnce;
    await yieldIfBusy();
  }
  return found.slice(0, limit);
}

/** One inquiry; undefined if there is none. @throws AppError if it is encrypted with another key */
export async function findInquiry(context: InquiryContext, id: number): Promise<Inquiry | undefined> {
  const row = await context.database.system
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const mails = await mailStatesOf(context, [id]);
  return { ...decodeInquiry(context, row), mail: mails.get(id) ?? 'off' };
}

export async function countInquiries({ database: { system } }: InquiryContext): Promise<InquiryCounts> {
  const rows = await system
    .selectFrom('inquiries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { new: 0, taken: 0, answered: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
