import type { InquiryForm } from '../../../src/model/inquiries/inquiry';
import { openDatabase } from '../../../src/server/database/database';
import type { RunningSite } from '../site/site';
import { filledForm, tokenOf } from './visitor';

interface AskOptions extends Partial<InquiryForm> {
  /** Whether its mail was given up. */
  readonly hasFailedMail?: boolean;
}

/** Sends a form to a running site, as a visitor who has taken the time to fill it in. @returns the reference */
export async function askSite(
  { dataDirectory, apiUrl }: Pick<RunningSite, 'dataDirectory' | 'apiUrl'>,
  { hasFailedMail = false, ...values }: AskOptions = {},
): Promise<string> {
  const database = openDatabase({ dataDirectory });
  try {
    const response = await fetch(`${apiUrl}/api/inquiry/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await filledForm({ database }, values)),
    });
    const { reference } = (await response.json()) as { readonly reference: string };
    if (hasFailedMail) {
      const { id: inquiryId } = await database.system
        .selectFrom('inquiries')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      await database.system
        .insertInto('inquiry_mails')
        .values({ inquiryId, recipient: 'company', state: 'failed', nextAt: 0 })
        .execute();
    }
    return reference;
  } finally {
    await database.close();
  }
}

/** The token of a form that a visitor of a running site opened a while ago. */
export async function oldTokenOf({ dataDirectory }: Pick<RunningSite, 'dataDirectory'>): Promise<string> {
  const database = openDatabase({ dataDirectory });
  try {
    return await tokenOf({ database });
  } finally {
    await database.close();
  }
}
