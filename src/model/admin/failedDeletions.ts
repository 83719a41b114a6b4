import type { Deletion, ListTask } from './listTask';
import { taskOfKind } from './taskOfKind';

/** The failed deletions after another one. */
export function afterDeletion(
  failedDeletions: readonly Deletion[],
  task: ListTask,
  hasFailed: boolean,
): readonly Deletion[] {
  const { id, requestKey } = taskOfKind(task, 'delete');
  const others = failedDeletions.filter((deletion) => deletion.id !== id);
  return hasFailed ? [...others, { id, requestKey }] : others;
}
