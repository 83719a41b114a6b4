import type { Collection, EntityName } from '../schema/entities';
import { entityOfCollection } from '../schema/entities';
import type { BrandId } from '../site/brands';
import type { Language } from '../site/languages';
import type { Topic } from './topics';

/** The subjects of inquiries: the topic that answers them, and the collection of the rows that they name. */
export const inquirySubjects = {
  general: { topic: 'general' },
  tanker: { topic: 'sales', collection: 'tankers' },
  achievement: { topic: 'sales', collection: 'realizations' },
  assembly: { topic: 'sales', collection: 'assemblies' },
  part: { topic: 'parts', collection: 'products' },
  service: { topic: 'service' },
  inspection: { topic: 'inspection' },
  career: { topic: 'careers', collection: 'job_postings' },
} as const satisfies Readonly<
  Record<string, { readonly topic: Topic; readonly collection?: Collection<EntityName> }>
>;

export type InquirySubject = keyof typeof inquirySubjects;

export const inquirySubjectNames = Object.keys(inquirySubjects) as readonly InquirySubject[]; // the keys of a literal object are its own

export function isInquirySubject(value: unknown): value is InquirySubject {
  return typeof value === 'string' && Object.hasOwn(inquirySubjects, value);
}

/** The entity of the rows that an inquiry about a subject names; undefined where it names none. */
export function entityOfSubject(subject: InquirySubject): EntityName | undefined {
  const description = inquirySubjects[subject];
  if (!('collection' in description)) return undefined;
  return entityOfCollection(description.collection);
}

/** How many rows an inquiry names: as many as a comparison of tankers holds. */
export const maxInquiryRows = 4;

/** The texts of the form in the order of the page, and how long each may be, in characters. */
export const inquiryLengths = {
  vehicle: 200,
  week: 100,
  message: 4_000,
  name: 100,
  email: 320,
  telephone: 40,
} as const;

export type InquiryField = keyof typeof inquiryLengths;

/** The texts of the form in the order of the page. */
export const inquiryTexts = Object.keys(inquiryLengths) as readonly InquiryField[]; // the keys of a literal object are its own

/** Creates an object with a value for each text of the form. */
export function recordOfTexts<Value>(valueOf: (field: InquiryField) => Value): Record<InquiryField, Value> {
  return Object.fromEntries(inquiryTexts.map((field) => [field, valueOf(field)])) as Record<
    InquiryField,
    Value
  >; // one for each
}

/** The longest note of an administrator, in characters. */
export const maxNoteLength = 4_000;

/** The form as a visitor sends it: `POST /api/inquiry/send`. Texts that were not filled in are empty. */
export interface InquiryForm {
  /** An idempotency key: a UUID that the page creates once for each question, so that sending it again stores nothing twice. */
  readonly requestKey: string;
  /** From `GET /api/inquiry/form`: the signed time at which the form was opened. */
  readonly token: string;
  /** A honeypot against spam: people do not see this field, and programs fill it in. */
  readonly website: string;
  readonly subject: InquirySubject;
  /** The rows that it is about, in the collection of the subject. */
  readonly rowIds: readonly number[];
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly message: string;
  /** The language in which the visitor wants the answer. */
  readonly language: Language;
  /** For inspections: the vehicle, and the week that the visitor wishes. */
  readonly vehicle: string;
  readonly week: string;
}

/** The response to a stored inquiry. */
export interface InquiryReceipt {
  /** The visitor may quote it: six letters and digits that are hard to confuse, such as `K7M2QX`. */
  readonly reference: string;
}

export const inquiryStates = ['new', 'taken', 'answered'] as const;

export type InquiryState = (typeof inquiryStates)[number];

/** Where the mails of an inquiry are; `off` where no mail server is configured. */
export type InquiryMailState = 'off' | 'waiting' | 'sent' | 'failed';

/** A row that an inquiry names, as it was at that time. */
export interface InquiryUnit {
  readonly id: number;
  /** Its name in the visitor's language, with its number where it has one. */
  readonly name: string;
  /** Where the site shows it: a path in the visitor's language. */
  readonly path: string;
  /** Whether visitors did not see it any more: it was hidden or deleted while the visitor wrote, or the address names it. */
  readonly isGone?: true;
}

/** An inquiry in the administration. */
export interface Inquiry extends Omit<InquiryForm, 'requestKey' | 'token' | 'website' | 'rowIds'> {
  readonly id: number;
  readonly reference: string;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  readonly brand: BrandId;
  readonly units: readonly InquiryUnit[];
  readonly state: InquiryState;
  /** The email address of the account that took or answered it. */
  readonly takenBy: string | null;
  readonly note: string;
  /** Counts the changes. An update names the version that it was made from. */
  readonly version: number;
  readonly mail: InquiryMailState;
  /** When it will be erased, in milliseconds since 1970. */
  readonly erasedAt: number;
}

/** How many inquiries there are in each state. */
export type InquiryCounts = Readonly<Record<InquiryState, number>>;

/** A mail that waits for longer than this, in milliseconds, has failed at least once. The site tries it again. */
export const lateMailMs = 10 * 60 * 1000;

/** Whether a mail about an inquiry was not sent, and somebody should know. */
export function hasUnsentMail({ mail, at }: Pick<Inquiry, 'mail' | 'at'>, now: number): boolean {
  return mail === 'failed' || (mail === 'waiting' && now - at > lateMailMs);
}

/** The state of the inquiries on the dashboard. */
export interface InquirySummary extends InquiryCounts {
  /** The id of the newest inquiry; 0 without one. */
  readonly newestId: number;
  /** When the oldest new inquiry was sent, in milliseconds since 1970; null without one. */
  readonly oldestNewAt: number | null;
  /** The number of unanswered inquiries with a mail that was not sent. */
  readonly unsentMails: number;
}
