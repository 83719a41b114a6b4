import { isRecord } from '../../../model/schema/isRecord';
import { newRequestKey } from '../../store/requestKey';
import type { InquiryValues } from '../../../model/inquiries/servedForm';
import { inquiryFields } from '../../../model/inquiries/servedForm';

/*
 * The unsent questions. They are stored as long as the tab lives: closing the dialog or reloading the page
 * loses nothing. The key of the question is stored too, so that sending the question again stores it once.
 */

export interface InquiryDraft {
  readonly requestKey: string;
  readonly values: Partial<InquiryValues>;
}

/**
 * @param about the subject and the items of the question, as the address has them: each question has its own
 * draft
 */
const keyOf = (about: string): string => `inquiry ${about}`;

const readValues = (stored: Readonly<Record<string, unknown>>): Partial<InquiryValues> =>
  Object.fromEntries(
    inquiryFields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  );

/** The stored draft, or a new one. A browser may forbid to store anything. */
export function readInquiryDraft(about: string): InquiryDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null');
    if (isRecord(stored) && typeof stored.requestKey === 'string' && isRecord(stored.values))
      return { requestKey: stored.requestKey, values: readValues(stored.values) };
  } catch {
    // something else is stored there, or nothing can be
  }
  return { requestKey: newRequestKey(), values: {} };
}

export function storeInquiryDraft(about: string, draft: InquiryDraft): void {
  try {
    sessionStorage.setItem(keyOf(about), JSON.stringify(draft));
  } catch {
    // the draft then lasts as long as the form is open
  }
}

/** Deletes the draft of a question that was sent. */
export function removeDraft(about: string): void {
  try {
    sessionStorage.removeItem(keyOf(about));
  } catch {
    // nothing is stored
  }
}
