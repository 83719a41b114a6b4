import type { InquiryForm } from '../../../src/model/inquiries/inquiry';

/** A word that no other text has. */
export const secret = 'Xylographe-4711';

/** A form with the word in each of its texts. */
export const secretForm = {
  name: `${secret} Tremblay`,
  email: `${secret}@example.com`,
  telephone: `418 ${secret}`,
  message: `My message is ${secret}`,
  vehicle: `A ${secret}`,
  week: secret,
} as const satisfies Partial<InquiryForm>;
