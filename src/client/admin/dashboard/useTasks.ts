import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Gap } from '../../../model/admin/gaps';
import { gaps, gapsOf } from '../../../model/admin/gaps';
import type { ScheduledTime } from '../../../model/admin/schedules';
import { isLeaving, scheduledTimes } from '../../../model/admin/schedules';
import type { EntityName } from '../../../model/schema/entities';
import { entityNames } from '../../../model/schema/entities';
import { selectEditedRow, selectEditedRows, selectVisibilities } from '../../store/content/hiddenRows';
import { selectImages } from '../../store/content/images';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/store';
import { useHiddenRows } from '../requests/useEditedRows';

/** A task that concerns some rows of a kind. */
export interface Task {
  readonly task: Gap | 'leaving';
  readonly entity: EntityName;
  /** At least one. */
  readonly rows: readonly StoredRow[];
}

/** The rows of all kinds, in the order of the table. */
const selectAllRows = (state: RootState): readonly (readonly StoredRow[])[] =>
  entityNames.map((name) => selectEditedRows(state, name));

const useGapTasks = (): readonly Task[] => {
  const allRows = useAppSelector(selectAllRows, shallowEqual);
  const images = useAppSelector(selectImages);
  return useMemo(() => {
    const found = entityNames.flatMap((entity, index) =>
      (allRows[index] ?? []).map((row) => ({
        entity,
        row,
        lacks: gapsOf(entity, row, (image) => images[image]),
      })),
    );
    return gaps.flatMap((task) =>
      entityNames.flatMap((entity) => {
        const rows = found.filter((each) => each.entity === entity && each.lacks.includes(task));
        return rows.length === 0 ? [] : { task, entity, rows: rows.map(({ row }) => row) };
      }),
    );
  }, [allRows, images]);
};

/** The scheduled times to come. */
const useSchedules = () => {
  const visibilities = useAppSelector(selectVisibilities);
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const times = scheduledTimes(visibilities, now);
    return { next: times[0], leaving: times.filter((time) => isLeaving(time, now)) };
  }, [visibilities, now]);
};

/** What needs doing with the content, the most urgent first, and what happens next by itself. */
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
