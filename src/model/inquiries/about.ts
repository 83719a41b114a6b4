import type { InquiryAbout } from './aboutAddress';
import { isInquirySubject, maxInquiryRows } from './inquiry';

const general: InquiryAbout = { subject: 'general', rowIds: [] };

/** Reads what a question is about: `tanker-1-4`, or `service`. Anything else is a general question. */
export function readAbout(text: string | null | undefined): InquiryAbout {
  const [subject, ...ids] = (text ?? '').split('-');
  if (!isInquirySubject(subject)) return general;
  const rowIds = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  return { subject, rowIds: [...new Set(rowIds)].slice(0, maxInquiryRows) };
}

/** The reference in an address; undefined where it is none. */
export function readReference(text: string | null | undefined): string | undefined {
  return text && /^[A-Z0-9]{6}$/.test(text) ? text : undefined;
}
