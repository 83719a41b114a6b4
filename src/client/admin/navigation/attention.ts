import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import type { Gap } from '../../../model/admin/gaps';
import { gapsOf } from '../../../model/admin/gaps';
import { kindsEditedAt } from '../../../model/admin/rowAddress';
import type { ScheduledTime } from '../../../model/admin/schedules';
import { goesOfflineSoon, scheduledTimes } from '../../../model/admin/schedules';
import { hourMs } from '../../../model/format/durations';
import type { EntityName } from '../../../model/schema/entities';
import { selectEditedRow, selectEditedRows, selectVisibilities } from '../../store/content/hiddenRows';
import { selectImages } from '../../store/content/images';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/store';

interface RowWithGaps {
  readonly row: StoredRow;
  /** At least one. */
  readonly lacks: readonly Gap[];
}

/** The rows of a kind that lack something. They are looked at again only after a row of the kind or an image has changed. */
export const selectRowsWithGaps: (state: RootState, entity: EntityName) => readonly RowWithGaps[] =
  createSelector(
    [
      (state: RootState, entity: EntityName): readonly StoredRow[] => selectEditedRows(state, entity),
      selectImages,
      (_state: RootState, entity: EntityName) => entity,
    ],
    (rows, images, entity) =>
      rows
        .map((row) => ({ row, lacks: gapsOf(entity, row, (image) => images[image]) }))
        .filter(({ lacks }) => lacks.length > 0),
  );

/** The time, which changes every hour: the navigation stays on the page for days. In milliseconds since 1970. */
const useHour = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), hourMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The next scheduled time, and the times at which rows go offline soon. */
export function useSchedules() {
  const visibilities = useAppSelector(selectVisibilities);
  const now = useHour();
  return useMemo(() => {
    const times = scheduledTimes(visibilities, now);
    return { next: times[0], leaving: times.filter((time) => goesOfflineSoon(time, now)) };
  }, [visibilities, now]);
}

const countIn = (state: RootState, kinds: readonly EntityName[], leaving: readonly ScheduledTime[]): number =>
  kinds.reduce((sum, entity) => {
    const ids = leaving
      .filter(({ row }) => row.entity === entity && selectEditedRow(state, entity, row.rowId) !== undefined)
      .map(({ row }) => row.rowId);
    return sum + new Set([...ids, ...selectRowsWithGaps(state, entity).map(({ row }) => row.id)]).size;
  }, 0);

/** How many rows of an editor lack something or go offline soon. */
export function useAttentionCount(route: string): number {
  const { leaving } = useSchedules();
  const kinds = useMemo(() => kindsEditedAt(route), [route]);
  return useAppSelector((state) => countIn(state, kinds, leaving));
}
