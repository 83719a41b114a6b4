import { isRecord } from '../../../model/schema/isRecord';
import { newRequestKey } from '../../store/requestKey';
import type { InquiryValues } from '../../../model/inquiries/servedForm';
import { inquiryFields } from '../../../model/inquiries/servedForm';

/*
 * What was typed and not sent yet, for as long as the tab lives: closing the dialog or reloading the page loses nothing. The key of
 * the question stays with it, so that sending it again stores it once.
 */

export interface Draft {
  readonly requestKey: string;
  readonly values: Partial<InquiryValues>;
}

/** @param about what the question is about, as an address has it: each question has its own draft */
const keyOf = (about: string): string => `inquiry ${about}`;

const readValues = (stored: Readonly<Record<string, unknown>>): Partial<InquiryValues> =>
  Object.fromEntries(
    inquiryFields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
  );

/** The stored draft, or a new one. A browser may forbid to store anything. */
export function readDraft(about: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null');
    if (isRecord(stored) && typeof stored.requestKey === 'string' && isRecord(stored.values))
      return { requestKey: stored.requestKey, values: readValues(stored.values) };
  } catch {
    // something else is stored there, or nothing can be
  }
  return { requestKey: newRequestKey(), values: {} };
}

export function storeDraft(about: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(about), JSON.stringify(draft));
  } catch {
    // what is typed lasts as long as the form is open
  }
}

/** Forgets a draft, once the question is sent. */
export function removeDraft(about: string): void {
  try {
    sessionStorage.removeItem(keyOf(about));
  } catch {
    // nothing is stored
  }
}
