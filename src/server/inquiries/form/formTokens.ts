import { randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../model/format/durations';
import { formExpired, formTooNew } from '../../../model/inquiries/errorCodes';
import { AppError } from '../../errors';
import type { SiteSecret } from '../secrets/siteSecret';

/** A person needs longer than this for the form, in milliseconds. */
const minFormAgeMs = 3_000;

/** How long a form can be sent, in milliseconds. */
const maxFormAgeMs = dayMs;

/** The longest token that is read, in characters. */
export const maxTokenLength = 200;

/** The error of a token that cannot send an inquiry: a form with a new one can. */
const formExpiredError = (): AppError => {
  return new AppError('inquiryFormExpired', {}, { error: formExpired });
};

/** The error of a token that has sent other words already. A form with a new one can send these too. */
export function formAlreadySentError(): AppError {
  return new AppError('inquiryFormSent', {}, { error: formExpired });
}

const signedText = (time: string, nonce: string): string => `inquiry form\n${time}\n${nonce}`;

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** The signed times at which forms were opened. Programs that post without opening the form have none. */
export class FormTokens {
  constructor(
    private readonly secret: SiteSecret,
    private readonly now: () => number,
  ) {}

  /** Creates a token. It sends one inquiry, so a page with it must not be cached. */
  async issue(): Promise<string> {
    const time = this.now().toString(36);
    const nonce = randomBytes(12).toString('base64url');
    return `${time}.${nonce}.${await this.secret.sign(signedText(time, nonce))}`;
  }

  /**
   * @returns the key under which the inquiry of this token is stored
   * @throws AppError if the site did not sign it, or if it is too new or too old
   */
  async check(token: string): Promise<string> {
    const [time = '', nonce = '', signature = '', ...others] = token.split('.');
    const expected = await this.secret.sign(signedText(time, nonce));
    if (others.length > 0 || !isEqual(signature, expected)) throw formExpiredError();
    const age = this.now() - parseInt(time, 36);
    if (age > maxFormAgeMs) throw formExpiredError();
    if (age < minFormAgeMs) {
      const seconds = Math.ceil((minFormAgeMs - age) / 1000);
      throw new AppError('inquiryFormTooNew', { seconds }, { error: formTooNew });
    }
    return nonce;
  }
}
