import type { Insertable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { InquiryTable, SystemTables } from '../../database/database';
import { isPostgres } from '../../database/dialect';
import { formAlreadySentError } from '../form/formTokens';
import type { InquiryContext } from '../inquiryContext';
import type { PersonalFields } from '../secrets/personalFields';

/** How long the same words of the same person are the same inquiry, in milliseconds. */
const sameWordsMs = 10 * 60 * 1000;

type SystemTransaction = Transaction<SystemTables>;

/** Reads the system tables, in a transaction or not. */
type SystemReader = Pick<SystemTransaction, 'selectFrom'>;

export interface NewInquiry extends Omit<
  Insertable<InquiryTable>,
  'id' | 'reference' | 'personal' | 'state' | 'takenBy' | 'version'
> {
  readonly personal: PersonalFields;
}

/** The reference of the inquiry that a request with this key has stored. */
export async function findReference(system: SystemReader, requestKey: string): Promise<string | undefined> {
  const row = await system
    .selectFrom('inquiries')
    .select('reference')
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row?.reference;
}

/** Letters and digits that people do not confuse: no 0 and O, no 1, I and L, no U and V. */
const characters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const referenceLength = 6;

/** A reference such as `K7M2QX` from the digits of a signature. */
const referenceOf = (signature: string): string => {
  let number = BigInt(`0x${signature}`);
  let reference = '';
  for (let index = 0; index < referenceLength; index += 1) {
    reference += characters.charAt(Number(number % BigInt(characters.length)));
    number /= BigInt(characters.length);
  }
  return reference;
};

/** The reference of a request. Another attempt returns another one, in case an inquiry has it already. */
export async function referenceOfRequest(
  { secret }: Pick<InquiryContext, 'secret'>,
  requestKey: string,
  attempt = 0,
): Promise<string> {
  return referenceOf(await secret.sign(`inquiry reference\n${requestKey}\n${attempt}`));
}

/** Makes requests with the same words wait for each other, so that they store one inquiry. SQLite has one writer only. */
const lockWords = async (transaction: SystemTransaction, wordsKey: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  const number = parseInt(wordsKey.slice(0, 12), 16); // a lock has a number of 64 bits
  await sql`select pg_advisory_xact_lock(${number}::bigint)`.execute(transaction);
};

const findSameWords = async (
  reader: SystemReader,
  { wordsKey, at }: Pick<NewInquiry, 'wordsKey' | 'at'>,
): Promise<string | undefined> => {
  const row = await reader
    .selectFrom('inquiries')
    .select('reference')
    .where('wordsKey', '=', wordsKey)
    .where('at', '>', at - sameWordsMs)
    .executeTakeFirst();
  return row?.reference;
};

/** @returns the id, or undefined if another inquiry has the same reference, request key or token */
const insert = async (
  transaction: SystemTransaction,
  { codec }: InquiryContext,
  { personal, ...inquiry }: NewInquiry,
  reference: string,
): Promise<number | undefined> => {
  const row = await transaction
    .insertInto('inquiries')
    .values({ ...inquiry, reference, personal: codec.encode(personal, reference), state: 'new' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/**
 * The reference of the inquiry that the token of this form has sent.
 * @throws AppError if it has sent other words
 */
const findSentForm = async (
  reader: SystemReader,
  { tokenKey, wordsKey }: Pick<NewInquiry, 'tokenKey' | 'wordsKey'>,
): Promise<string | undefined> => {
  const row = await reader
    .selectFrom('inquiries')
    .select(['reference', 'wordsKey'])
    .where('tokenKey', '=', tokenKey)
    .executeTakeFirst();
  if (row && row.wordsKey !== wordsKey) throw formAlreadySentError();
  return row?.reference;
};

/**
 * The reference of the inquiry that these words or the token of their form have sent.
 * @throws AppError if the token has sent other words
 */
export async function findSentInquiry(
  system: SystemReader,
  inquiry: Pick<NewInquiry, 'tokenKey' | 'wordsKey' | 'at'>,
): Promise<string | undefined> {
  return (await findSameWords(system, inquiry)) ?? (await findSentForm(system, inquiry));
}

/** Whether an inquiry with this reference was erased by hand. The next one with it would be erased too, as after a restore. */
const isErased = async (transaction: SystemTransaction, reference: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('erased_inquiries')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
};

/** The stored inquiry, also if an earlier request has stored it. */
interface StoredInquiry {
  readonly reference: string;
  readonly isNew: boolean;
}

/**
 * Stores an inquiry once, however often and at however many processes it arrives.
 * @param onStored runs in the transaction that stores it
 * @throws AppError if the token of its form has sent other words
 */
export async function storeInquiry(
  context: InquiryContext,
  inquiry: NewInquiry,
  onStored: (transaction: SystemTransaction, inquiryId: number) => Promise<void>,
): Promise<StoredInquiry> {
  return context.database.system.transaction().execute(async (transaction) => {
    await lockWords(transaction, inquiry.wordsKey);
    const same = await findSameWords(transaction, inquiry);
    if (same !== undefined) return { reference: same, isNew: false };
    for (let attempt = 0; ; attempt += 1) {
      const reference = await referenceOfRequest(context, inquiry.requestKey, attempt);
      if (await isErased(transaction, reference)) continue;
      const id = await insert(transaction, context, inquiry, reference);
      if (id !== undefined) {
        await onStored(transaction, id);
        return { reference, isNew: true };
      }
      const known =
        (await findReference(transaction, inquiry.requestKey)) ?? (await findSentForm(transaction, inquiry));
      if (known !== undefined) return { reference: known, isNew: false };
    }
  });
}
