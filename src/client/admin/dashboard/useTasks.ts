import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Gap } from '../../../model/admin/gaps';
import { gaps } from '../../../model/admin/gaps';
import type { ScheduledTime } from '../../../model/admin/schedules';
import type { EntityName } from '../../../model/schema/entities';
import { entityNames } from '../../../model/schema/entities';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/store';
import { selectRowsWithGaps, useSchedules } from '../navigation/attention';
import { useHiddenRows } from '../requests/useEditedRows';

/** A task that concerns some rows of a kind. */
export interface Task {
  readonly task: Gap | 'leaving';
  readonly entity: EntityName;
  /** At least one. */
  readonly rows: readonly StoredRow[];
}

/** The rows with gaps of all kinds, in the order of the table. */
const selectAllGaps = (state: RootState) => entityNames.map((name) => selectRowsWithGaps(state, name));

const useGapTasks = (): readonly Task[] => {
  const found = useAppSelector(selectAllGaps, shallowEqual);
  return useMemo(
    () =>
      gaps.flatMap((task) =>
        entityNames.flatMap((entity, index): Task[] => {
          const rows = (found[index] ?? []).filter(({ lacks }) => lacks.includes(task)).map(({ row }) => row);
          return rows.length === 0 ? [] : [{ task, entity, rows }];
        }),
      ),
    [found],
  );
};

/** The tasks of the content, the most urgent first, and the next scheduled time. */
export function useTasks(): { readonly tasks: readonly Task[]; readonly next: ScheduledTime | undefined } {
  useHiddenRows();
  const store = useAppStore();
  const gapTasks = useGapTasks();
  const { next, leaving } = useSchedules();
  const leavingTasks = entityNames.flatMap((entity): Task[] => {
    const rows: readonly StoredRow[] = leaving
      .filter(({ row }) => row.entity === entity)
      .flatMap(({ row }) => selectEditedRow(store.getState(), entity, row.rowId) ?? []);
    return rows.length === 0 ? [] : [{ task: 'leaving', entity, rows }];
  });
  return { tasks: [...leavingTasks, ...gapTasks], next };
}
