import type { EditConflict } from '../../../model/history';
import { isApiError } from '../../store/api/api';
import { RequestError } from '../requests/requestError';
import type { NewRow } from '../requests/entityRequests';

const noConflicts: readonly EditConflict[] = [];

/** The edit conflicts for which the server rejected a save; empty for any other error. */
export function conflictsOf(error: unknown): readonly EditConflict[] {
  return error instanceof RequestError && isApiError(error.reason)
    ? (error.reason.conflicts ?? noConflicts)
    : noConflicts;
}

/** The other administrator's values of the conflicting columns. */
export function otherValuesOf(conflict: EditConflict | undefined): NewRow {
  return Object.fromEntries((conflict?.fields ?? []).map((name) => [name, conflict?.current[name] ?? '']));
}
