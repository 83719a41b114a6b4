import { isRecord } from '../../../model/schema/isRecord';
import { dayMs } from '../../../model/format/durations';
import type { FormValues, Value } from '../../../model/schema/rows';
import { isValue } from '../../../model/schema/rows';
import { storedText } from '../../store/storedText';

type DraftValues = Readonly<Record<string, Value>>;

/** The typed values of a form that were not saved, as this browser stores them. */
export interface Draft {
  /** In milliseconds since 1970. */
  readonly typedAt: number;
  /** The values that were typed, by column. */
  readonly values: DraftValues;
  /** The values that the form had before. */
  readonly base: DraftValues;
}

const prefix = 'draft ';

/** Older drafts are deleted: nobody remembers them. */
const maxAgeMs = 14 * dayMs;

/** Leaves out the values that cannot be stored: files that wait for their upload. */
const storable = (values: FormValues): DraftValues =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => isValue(entry[1])));

const parse = (json: string | null): Draft | undefined => {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    if (!isRecord(value) || !isRecord(value.values) || !isRecord(value.base)) return undefined;
    const { typedAt } = value;
    if (typeof typedAt !== 'number' || Date.now() - typedAt > maxAgeMs) return undefined;
    return { typedAt, values: storable(value.values), base: storable(value.base) };
  } catch {
    return undefined; // somebody else has written it
  }
};

/** The name of the draft of a form. Each account has its own drafts. @param form such as 'tanker 3' or 'tanker new' */
export function draftName(email: string, form: string): string {
  return `${prefix}${email} ${form}`;
}

/** The stored draft; undefined if there is none, or it is older than two weeks. */
export function readDraft(name: string): Draft | undefined {
  return parse(storedText('localStorage', name).get());
}

/** Stores a draft, or deletes it if nothing is typed any more. A form works without. */
export function storeDraft(name: string, values: FormValues, base: FormValues): void {
  const typed = storable(values);
  const names = Object.keys(typed);
  const before = storable(Object.fromEntries(names.map((column) => [column, base[column]])));
  const draft = { typedAt: Date.now(), values: typed, base: before };
  storedText('localStorage', name).set(names.length === 0 ? null : JSON.stringify(draft));
}

export function deleteDraft(name: string): void {
  storeDraft(name, {}, {});
}

/** Deletes the drafts of an account, which the next person at this computer could read. */
export function deleteDraftsOf(email: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(draftName(email, '')));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    return; // there is no storage
  }
}

/** Deletes the drafts that are too old, of all forms and accounts. */
export function deleteOldDrafts(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) if (!parse(localStorage.getItem(name))) localStorage.removeItem(name);
  } catch {
    return; // there is no storage
  }
}
