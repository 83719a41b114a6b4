import { setMaxListeners } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { withRetries } from '../system/withRetries';
import { withTimeout } from '../system/withTimeout';
import type { MailServer } from './mailServer';
import type { Mail } from './sendMail';
import { isPermanentError, mailErrorReason, sendMail } from './sendMail';

/** The delays before each retry. */
const defaultRetryDelaysMs = [1000, 10_000, 60_000];

/** The most mails that are sent at the same time. A site with a few administrators rarely sends more than one. */
const maxConcurrentMails = 20;

/** Reports that a mail was given up. The reason contains no secrets. */
type OnProblem = (reason: string, mail: Mail) => void;

/** Sends mails in the background and retries after a failure. */
export class Outbox {
  private readonly pending = new Map<Mail, Promise<void>>();
  /** Ends the waiting for a retry. */
  private readonly retryAbort = new AbortController();
  /** Cuts the connections to the mail server. */
  private readonly connectionAbort = new AbortController();

  constructor(
    private readonly server: MailServer,
    private readonly onProblem: OnProblem,
    private readonly retryDelaysMs: readonly number[] = defaultRetryDelaysMs,
  ) {
    setMaxListeners(maxConcurrentMails, this.retryAbort.signal);
    setMaxListeners(2 * maxConcurrentMails, this.connectionAbort.signal); // each mail adds two listeners
  }

  /** Sends a mail. It never throws: a mail that cannot be sent is reported to `onProblem`. */
  async send(mail: Mail): Promise<void> {
    if (this.pending.size >= maxConcurrentMails) {
      this.onProblem('too many other mails are being sent', mail);
      return;
    }
    const delivery = this.deliver(mail);
    this.pending.set(mail, delivery);
    await delivery;
    this.pending.delete(mail);
  }

  /**
   * Waits for the pending mails. A mail that waits for a retry gets one last try at once.
   * @param timeoutMs mails that are not delivered by then are given up, and their connections are cut
   */
  async close(timeoutMs: number): Promise<void> {
    this.retryAbort.abort();
    const all = Promise.all(this.pending.values());
    await withTimeout(all, timeoutMs);
    for (const mail of this.pending.keys()) this.giveUp('the mail server took too long', mail);
    this.connectionAbort.abort();
  }

  private async deliver(mail: Mail): Promise<void> {
    await yieldToEventLoop(); // the caller continues first
    try {
      await withRetries(() => sendMail(this.server, mail, this.connectionAbort.signal), {
        retryDelaysMs: this.retryDelaysMs,
        isTemporary: (error) => !isPermanentError(error) && this.pending.has(mail), // not given up by `close`
        signal: this.retryAbort.signal,
      });
    } catch (error) {
      this.giveUp(mailErrorReason(error), mail);
    }
  }

  private giveUp(reason: string, mail: Mail): void {
    if (this.pending.delete(mail)) this.onProblem(reason, mail);
  }
}
