import type { Config } from '../config';
import { createNoticeMail } from '../mail/noticeMail';
import type { NoticeKind } from '../mail/noticeTexts';
import { Outbox } from '../mail/outbox';
import { withTimeout } from '../system/withTimeout';

/** How long a command waits until the mail server accepts a mail. */
const timeoutMs = 15_000;

/** The delays before each retry. */
const retryDelaysMs = [1000, 3000];

/**
 * Informs the owner of an account by mail about what a command did, if there is a mail server. It prints whether the mail
 * was sent. A mail that cannot be sent does not revert or fail the command.
 */
export async function notifyOwner(
  { mailServer }: Pick<Config, 'mailServer'>,
  account: string,
  kind: NoticeKind,
): Promise<void> {
  if (!mailServer) return;
  const problems: string[] = [];
  const onProblem = (reason: string): void => void problems.push(reason);
  const outbox = new Outbox(mailServer, onProblem, retryDelaysMs);
  const sending = outbox.send(createNoticeMail({ kind, account, at: new Date() }));
  await withTimeout(sending, timeoutMs);
  await outbox.close(0);
  if (problems.length === 0) console.log(`A mail was sent to ${account}.`);
  for (const reason of problems) console.error(`No mail could be sent to ${account}: ${reason}.`);
}
