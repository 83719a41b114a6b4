import { isRecord } from '../../../model/schema/isRecord';
import { newRequestKey } from '../../store/requestKey';
import type { StoredText } from '../../store/storedText';
import { storedText } from '../../store/storedText';
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
const draftOf = (about: string): StoredText => storedText('sessionStorage', `inquiry ${about}`);

const readValues = (stored: Readonly<Record<string, unknown>>): Partial<InquiryValues> =>
  Object.fromEntries(
    inquiryFields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  );

/** The stored draft, or a new one. Where nothing can be stored, a draft lasts as long as its form is open. */
export function readInquiryDraft(about: string): InquiryDraft {
  try {
    const stored: unknown = JSON.parse(draftOf(about).get() ?? 'null');
    if (isRecord(stored) && typeof stored.requestKey === 'string' && isRecord(stored.values))
      return { requestKey: stored.requestKey, values: readValues(stored.values) };
  } catch {
    // something else is stored there
  }
  return { requestKey: newRequestKey(), values: {} };
}

export function storeInquiryDraft(about: string, draft: InquiryDraft): void {
  draftOf(about).set(JSON.stringify(draft));
}

/** Deletes the draft of a question that was sent. */
export function removeDraft(about: string): void {
  draftOf(about).set(null);
}
