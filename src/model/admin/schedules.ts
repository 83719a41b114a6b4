import { dayMs } from '../format/durations';
import type { HistoryEntry } from '../history';
import type { RowVisibility } from '../schema/visibility';
import { dueTimeOf } from '../schema/visibility';

/** How long before a row goes offline the dashboard says so. */
const warningMs = 7 * dayMs;

/** After this delay a scheduled change counts as late, in milliseconds. */
const lateAfterMs = 60_000;

/** A time at which a row goes online or offline by itself. */
export interface ScheduledTime {
  readonly row: Pick<RowVisibility, 'entity' | 'rowId'>;
  readonly transition: 'online' | 'offline';
  /** UTC: '2027-03-14T11:30Z'. */
  readonly time: string;
}

/** The scheduled times to come, the next first. @param now in milliseconds since 1970 */
export function scheduledTimes(rows: readonly RowVisibility[], now: number): readonly ScheduledTime[] {
  return rows
    .flatMap((row): ScheduledTime[] => [
      { row, transition: 'online', time: row.onlineAt },
      { row, transition: 'offline', time: row.offlineAt },
    ])
    .filter(({ time }) => Date.parse(time) > now)
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/** Whether a row goes offline so soon that somebody may want to prevent it. */
export function goesOfflineSoon({ transition: way, time }: ScheduledTime, now: number): boolean {
  return way === 'offline' && Date.parse(time) - now <= warningMs;
}

/** The earliest time that a change by the schedule missed, such as while the server was down, in milliseconds since 1970. */
export function missedTimeOf({
  kind,
  at,
  rows,
}: Pick<HistoryEntry, 'kind' | 'at' | 'rows'>): number | undefined {
  if (kind !== 'schedule') return undefined;
  const dueAt = Math.min(...rows.flatMap(({ before, after }) => dueTimeOf(before, after) ?? []));
  return at - dueAt > lateAfterMs ? dueAt : undefined;
}
