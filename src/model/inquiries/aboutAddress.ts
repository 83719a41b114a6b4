import type { InquirySubject } from './inquiry';

/* The subject of a question in an address. Every page of the site has these lines in its code; `about.ts` reads what they write. */

/** The subject of a question, and its rows. Services are numbered as on their page, so `rowIds` may name one of them too. */
export interface InquiryAbout {
  readonly subject: InquirySubject;
  readonly rowIds: readonly number[];
}

/** The parameter of the page of the form: `/ask?about=tanker-1`. */
export const aboutParameter = 'about';

/** The parameter of any page that opens the form in a dialog: `/tankers/1?ask=tanker-1`. */
export const askParameter = 'ask';

/** The parameter of the page of the form after a question was sent without scripts: `/ask?sent=K7M2QX`. */
export const sentParameter = 'sent';

/** Writes what a question is about: `tanker-1-4`. */
export function writeAbout({ subject, rowIds }: InquiryAbout): string {
  return [subject, ...rowIds].join('-');
}
