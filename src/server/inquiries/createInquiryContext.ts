import type { FastifyBaseLogger } from 'fastify';
import { dayMs } from '../../model/format/durations';
import type { Config } from '../config';
import type { ContentStore } from '../content/contentStore';
import type { Database } from '../database/database';
import { FormTokens } from './form/formTokens';
import type { InquiryContext } from './inquiryContext';
import { InquiryLimits } from './form/inquiryLimits';
import { InquiryMailQueue } from './mails/inquiryMailQueue';
import { PersonalFieldsCodec } from './secrets/personalFields';
import { SiteSecret } from './secrets/siteSecret';

interface ContextOptions {
  readonly config: Pick<Config, 'inquiryDays' | 'inquiryKeys' | 'mailServer' | 'rateLimit'>;
  readonly database: Database;
  readonly content: ContentStore;
  readonly log: FastifyBaseLogger;
  /** The clock; tests have their own. */
  readonly now?: () => number;
}

export function createInquiryContext({
  config,
  database,
  content,
  log,
  now = () => Date.now(),
}: ContextOptions): InquiryContext {
  const secret = new SiteSecret(database);
  const context: InquiryContext = {
    database,
    content,
    secret,
    tokens: new FormTokens(secret, now),
    limits: new InquiryLimits(database, config, now),
    codec: new PersonalFieldsCodec(config.inquiryKeys),
    retentionMs: config.inquiryDays * dayMs,
    now,
  };
  const { mailServer } = config;
  return mailServer ? { ...context, mails: new InquiryMailQueue(context, mailServer, log) } : context;
}
