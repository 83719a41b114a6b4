import type { EditConflict } from '../../../model/history';
import { isApiError } from '../../store/api/api';
import { RequestError } from '../requests/requestError';
import type { NewRow } from '../requests/entityRequests';

const none: readonly EditConflict[] = [];

/** What another has changed meanwhile, where a save was refused for that. */
export const conflictsOf = (cause: unknown): readonly EditConflict[] =>
  cause instanceof RequestError && isApiError(cause.reason) ? (cause.reason.conflicts ?? none) : none;

/** What another has put into the columns that both have changed. */
export const theirsOf = (conflict: EditConflict | undefined): NewRow =>
  Object.fromEntries((conflict?.fields ?? []).map((name) => [name, conflict?.current[name] ?? '']));
