import { isAtLocation } from '../../../model/site/screens/contact/contactRows';
import { dayMs } from '../../../model/format/durations';
import type { Inquiry, InquirySubject } from '../../../model/inquiries/inquiry';
import { inquirySubjects } from '../../../model/inquiries/inquiry';
import type { BrandId } from '../../../model/site/brands';
import { brands } from '../../../model/site/brands';
import type { TextKey } from '../../../content/texts';
import { isMailAddress } from '../../../model/text/mailAddress';
import type { ContentStore } from '../../content/contentStore';
import type { Mail } from '../../mail/sendMail';
import { emailForTopic } from './emailForTopic';
import { textsIn } from '../textsIn';

const page = 'inquiry-mail';

/** The texts of the form. They say what happens next. */
const formPage = 'inquiry';

/** The address of a brand that answers a subject; undefined where no mail can be sent to it. */
export function companyAddress(
  content: ContentStore,
  brandId: BrandId,
  subject: InquirySubject,
): string | undefined {
  const { contactLocationId, isCertipropane } = brands[brandId];
  const own = content.rowsOf('email').filter(isAtLocation(contactLocationId, isCertipropane));
  return emailForTopic(own, inquirySubjects[subject].topic);
}

const paragraphs = (...parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`;

const list = (names: readonly string[]): string => names.map((name) => `- ${name}`).join('\n');

/**
 * The mail to the visitor. It repeats nothing that the visitor wrote: anyone can enter somebody else's address, and must not
 * be able to send them a text. Nor does it name what visitors do not see: anyone can send the number of a hidden row.
 */
export function visitorMail(content: ContentStore, inquiry: Inquiry): Mail {
  const text = textsIn(content, inquiry.language, page);
  const { reference, at, erasedAt, brand, subject, units } = inquiry;
  const values = { reference, days: Math.round((erasedAt - at) / dayMs), brand: brands[brand].name };
  return {
    to: inquiry.email,
    subject: text('visitor-subject', values),
    text: paragraphs(
      text('visitor-received', values),
      list(units.filter(({ isGone }) => !isGone).map(({ name }) => name)),
      textsIn(content, inquiry.language, formPage, brand)(`next-${inquirySubjects[subject].topic}`),
      text('visitor-urgent', values),
      text('visitor-privacy', values),
      text('visitor-not-asked', values),
      brands[brand].name,
    ),
  };
}

/** The mail to the company. An answer to it goes to the visitor. */
export function companyMail(content: ContentStore, inquiry: Inquiry, to: string): Mail {
  const text = textsIn(content, inquiry.language, page);
  const { reference, subject, name, email, telephone, vehicle, week, message, units } = inquiry;
  const lines: readonly (readonly [TextKey<typeof page>, string])[] = [
    ['label-name', name],
    ['label-email', email],
    ['label-telephone', telephone],
    ['label-vehicle', vehicle],
    ['label-week', week],
  ];
  const line = ([key, value]: (typeof lines)[number]): string => text(key, { value });
  return {
    to,
    subject: text('company-subject', { reference, subject: text(`subject-${subject}`) }),
    text: paragraphs(
      list(units.map(({ name, isGone }) => (isGone ? text('unit-gone', { name }) : name))),
      message,
      lines
        .filter(([, value]) => value !== '')
        .map(line)
        .join('\n'),
      text('company-inbox', { reference }),
    ),
    ...(isMailAddress(email) && { replyTo: email }),
  };
}
