import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { mailAbout } from '../mail/mailAbout';
import type { NoticeKind } from '../mail/noticeWords';
import { Outbox } from '../mail/outbox';

/** How long a command waits for a mail to be taken, in milliseconds. */
const patience = 15_000;

/** How long it is waited before each further try, in milliseconds. */
const pauses = [1000, 3000];

/**
 * Tells the owner of an account by mail what a command did, where there is a mail server, and the terminal whether that
 * was possible: what was done stays done.
 */
export const tellOwner = async (
  { mailServer }: Pick<Config, 'mailServer'>,
  account: string,
  kind: NoticeKind,
): Promise<void> => {
  if (!mailServer) return;
  const problems: string[] = [];
  const onProblem = (reason: string): void => void problems.push(reason);
  const outbox = new Outbox(mailServer, onProblem, pauses);
  const sending = outbox.send(mailAbout({ kind, account, at: new Date() }));
  await Promise.race([sending, wait(patience, undefined, { ref: false })]);
  await outbox.close(0);
  if (problems.length === 0) console.log(`A mail was sent to ${account}.`);
  for (const reason of problems) console.error(`No mail could be sent to ${account}: ${reason}.`);
};
