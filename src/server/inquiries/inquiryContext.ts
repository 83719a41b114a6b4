import type { Transaction } from 'kysely';
import type { Inquiry } from '../../model/inquiries/inquiry';
import type { ContentStore } from '../content/contentStore';
import type { Database, SystemTables } from '../database/database';
import type { FormTokens } from './form/formTokens';
import type { InquiryLimits } from './form/inquiryLimits';
import type { PersonalFieldsCodec } from './secrets/personalFields';
import type { SiteSecret } from './secrets/siteSecret';

/** The mails about inquiries. */
export interface InquiryMails {
  /** Adds the mails of an inquiry, in the transaction that stores it. */
  add(
    transaction: Transaction<SystemTables>,
    inquiryId: number,
    inquiry: Pick<Inquiry, 'email' | 'brand' | 'subject'>,
  ): Promise<void>;
  /** Sends the due mails, in the background. */
  wake(): void;
  /** Sends the due mails, now and every minute. */
  start(): void;
  close(): Promise<void>;
}

/** The services and settings that the functions of this folder share. */
export interface InquiryContext {
  readonly database: Database;
  readonly content: ContentStore;
  readonly secret: SiteSecret;
  readonly tokens: FormTokens;
  readonly limits: InquiryLimits;
  readonly codec: PersonalFieldsCodec;
  /** How long inquiries are stored, in milliseconds. */
  readonly retentionMs: number;
  /** Missing where no mail server is configured. */
  readonly mails?: InquiryMails;
  readonly now: () => number;
}
