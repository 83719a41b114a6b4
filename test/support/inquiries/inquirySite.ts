import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import { parseConfig } from '../../../src/server/config';
import { ContentStore } from '../../../src/server/content/contentStore';
import { createInquiryContext } from '../../../src/server/inquiries/createInquiryContext';
import type { InquiryContext } from '../../../src/server/inquiries/inquiryContext';
import { sendInquiry } from '../../../src/server/inquiries/form/sendInquiry';
import { InquiryMailQueue } from '../../../src/server/inquiries/mails/inquiryMailQueue';
import type { Environment } from '../../../src/server/system/environment';
import type { TestServer } from '../site/server/testServer';
import { filledForm } from './visitor';

/** A clock that a test sets forward. */
export class Clock {
  private passedMs = 0;

  readonly now = (): number => Date.now() + this.passedMs;

  pass(ms: number): void {
    this.passedMs += ms;
  }
}

interface ContextOptions {
  /** Variables of the site. */
  readonly environment?: Environment;
  readonly clock?: Clock;
}

/** The inquiries of a server's database, with other settings and another clock: those of another process. */
export async function contextOf(
  { database, app }: Pick<TestServer, 'database' | 'app'>,
  { environment = {}, clock = new Clock() }: ContextOptions = {},
): Promise<InquiryContext> {
  const content = await ContentStore.open(database);
  const config = { ...parseConfig(environment), rateLimit: environment.RATE_LIMIT === 'on' };
  return createInquiryContext({ config, database, content, log: app.log, now: clock.now });
}

/** The mails of such inquiries. */
export function queueOf({ mails }: InquiryContext): InquiryMailQueue {
  if (mails instanceof InquiryMailQueue) return mails;
  throw new Error('There is no mail server.');
}

/** Asks without sending the mails: the test itself runs the queue. @returns the reference */
export async function askWithoutSending(
  server: TestServer,
  inquiries: InquiryContext,
  values: Partial<InquiryForm> = {},
): Promise<string> {
  const form = await filledForm(server, values);
  const wake = jest.spyOn(queueOf(inquiries), 'wake').mockImplementation();
  const { reference } = await sendInquiry({ inquiries }, form, { brand: 'norcuve', address: '192.0.2.1' });
  wake.mockRestore();
  return reference;
}
