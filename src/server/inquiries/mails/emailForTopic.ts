import type { Topic } from '../../../model/inquiries/topics';
import type { Ordered } from '../../../model/schema/order';
import { byOrder } from '../../../model/schema/order';
import { rowOfTopic } from '../../../model/site/screens/contact/rowOfTopic';
import { isMailAddress } from '../../../model/text/mailAddress';

interface EmailRow extends Ordered {
  readonly email: string;
  /** Empty for an address of no topic. */
  readonly topic: string;
}

/** The email address that answers a topic, else the first one; undefined where no mail can be sent to any. */
export function emailForTopic(rows: readonly EmailRow[], topic: Topic): string | undefined {
  const usable = rows.filter(({ email }) => isMailAddress(email)).sort(byOrder);
  return rowOfTopic(usable, topic)?.email;
}
