import type { EditConflict } from '../../../model/history';
import { isApiError } from '../../store/api';
import { CallFailure } from '../editors/callFailure';

const none: readonly EditConflict[] = [];

/** What another has changed meanwhile, where a save was refused for that. */
export const conflictsOf = (cause: unknown): readonly EditConflict[] =>
  cause instanceof CallFailure && isApiError(cause.reason) ? (cause.reason.conflicts ?? none) : none;
