import type { HistoryEntry } from '../../../model/history';

/* Days as the clocks of the browser show them, like all times of this screen. */

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of a time: '2026-11-23'. @param at in milliseconds since 1970 */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** When a day begins, in milliseconds since 1970. @param offset days after it, such as 1 for the day after */
export function startOfDay(day: string, offset = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + offset).getTime();
}

/** The changes of a day, newest first. */
export interface DayOfHistory {
  readonly day: string;
  readonly changes: readonly HistoryEntry[];
}

/** Groups changes by their day, in their order. */
export function groupByDay(changes: readonly HistoryEntry[]): readonly DayOfHistory[] {
  const days: { day: string; changes: HistoryEntry[] }[] = [];
  for (const change of changes) {
    const day = dayOf(change.at);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
