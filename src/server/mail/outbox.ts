import { setMaxListeners } from 'node:events';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from './mailServer';
import type { Mail } from './sendMail';
import { isPermanentError, mailProblem, sendMail } from './sendMail';

/** How long it is waited before each further try, in milliseconds. */
const defaultPauses = [1000, 10_000, 60_000];

/** How many mails are under way at most; a site with a few administrators has one now and then. */
const mostAtOnce = 20;

/** Says of a mail that it was given up, and why, without secrets. */
type OnProblem = (reason: string, mail: Mail) => void;

/** Sends mails beside everything else, and tries again where it fails. */
export class Outbox {
  private readonly underWay = new Map<Mail, Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly ending = new AbortController();

  constructor(
    private readonly server: MailServer,
    private readonly onProblem: OnProblem,
    private readonly pauses: readonly number[] = defaultPauses,
  ) {
    setMaxListeners(mostAtOnce, this.stopping.signal);
    setMaxListeners(2 * mostAtOnce, this.ending.signal); // a mail listens twice
  }

  /** Sends a mail; one that cannot be sent is told as a problem, and nothing is thrown. */
  async send(mail: Mail): Promise<void> {
    if (this.underWay.size >= mostAtOnce) {
      this.onProblem('too many other mails are being sent', mail);
      return;
    }
    const delivery = this.deliver(mail);
    this.underWay.set(mail, delivery);
    await delivery;
    this.underWay.delete(mail);
  }

  /**
   * Waits for what is under way; what was refused and was to be tried again is so at once, and only once more.
   * @param limit in milliseconds; what was not taken by then is given up, and its connection is cut
   */
  async close(limit: number): Promise<void> {
    this.stopping.abort();
    const all = Promise.all(this.underWay.values());
    await Promise.race([all, wait(limit, undefined, { ref: false })]);
    for (const mail of this.underWay.keys()) this.giveUp('the mail server took too long', mail);
    this.ending.abort();
  }

  private async deliver(mail: Mail): Promise<void> {
    const { signal } = this.stopping;
    await turn(); // so that whoever sends it goes on first
    for (const pause of [...this.pauses, undefined]) {
      const isLast = pause === undefined || signal.aborted;
      try {
        await sendMail(this.server, mail, this.ending.signal);
        return;
      } catch (error) {
        if (isLast || isPermanentError(error)) this.giveUp(mailProblem(error), mail);
        if (!this.underWay.has(mail)) return; // given up, here or by a stop
        await wait(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private giveUp(reason: string, mail: Mail): void {
    if (this.underWay.delete(mail)) this.onProblem(reason, mail);
  }
}
