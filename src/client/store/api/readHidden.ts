import { defaultTimeZone } from '../../../model/format/days';
import { isRecord } from '../../../model/schema/isRecord';
import { readCollections } from '../../../model/schema/rows';
import { readVisibility, visibilityCollection } from '../../../model/schema/visibility';

/** Reads the rows that visitors do not see from a response. @param version the content version that the rows are from */
export function readHidden(response: unknown, version: number) {
  const body = isRecord(response) ? response : {};
  const stored = body[visibilityCollection];
  return {
    version,
    timeZone: typeof body.timeZone === 'string' ? body.timeZone : defaultTimeZone,
    rows: readCollections(body),
    visibility: (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => readVisibility(each) ?? []),
  };
}
