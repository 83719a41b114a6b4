import type { InquiryProblems } from './checkInquiry';
import type { InquiryForm } from './inquiry';
import { inquiryTexts } from './inquiry';

/* Shared by the form of a question and the server's pages: the fields, the address, and a posted form that was not accepted. */

/** The fields of the form that a visitor fills in; `website` is the honeypot, which only programs fill in. */
export const inquiryFields = [...inquiryTexts, 'language', 'website'] as const;

/** The values of the fields. */
export type InquiryValues = Pick<InquiryForm, (typeof inquiryFields)[number]>;

/** A form that a browser without scripts has posted, and that the server could not accept. */
export interface ServedForm {
  readonly values: Partial<InquiryValues>;
  readonly problems: InquiryProblems;
  /** Why it was not accepted, where no field is the reason. */
  readonly message: string | null;
}

/** Where a browser without scripts posts the form. */
export const formAction = '/inquiry';

/** The hidden fields that a browser without scripts also posts. */
export const hiddenFields = {
  about: 'about',
  pageLanguage: 'pageLanguage',
  requestKey: 'requestKey',
  token: 'token',
} as const;

/** The server caches pages, so each page that it sends gets its own token and key in place of these words. */
export const tokenPlaceholder = 'the-token-of-this-form';

export const requestKeyPlaceholder = 'the-key-of-this-question';
