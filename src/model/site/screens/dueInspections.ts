import { isDay } from '../../format/formatDay';
import type { BrandGroup } from '../brands';
import type { Inspection } from './inspections';
import { meterVerifications, tankInspections } from './inspections';

/** The inspections that are due again after the same time. */
export interface DueInspections {
  readonly years: number;
  /** The interval in words: '5 years'. */
  readonly interval: string;
  readonly inspections: readonly Inspection[];
}

/** The years of an interval in words: '1 year', '5 ans'; undefined for others, such as 'as needed'. */
const yearsOf = (interval: string): number | undefined => {
  const years = /^\s*(\d+)\s*an(?:s|née|nées)?\b|^\s*(\d+)\s*years?\b/iu.exec(interval);
  return years ? Number(years[1] ?? years[2]) : undefined;
};

/**
 * The inspections of a tank and of the meter of a group's own product, by interval, the most frequent first.
 * @param text returns a text of the page 'shared': the intervals can be edited
 */
export function dueInspections(
  group: BrandGroup,
  text: (key: Inspection['interval']) => string,
): readonly DueInspections[] {
  const due = new Map<number, DueInspections>();
  for (const inspection of [...tankInspections[group], ...meterVerifications[group].slice(0, 1)]) {
    const interval = text(inspection.interval);
    const years = yearsOf(interval);
    if (!years) continue;
    const others = due.get(years)?.inspections ?? [];
    due.set(years, { years, interval, inspections: [...others, inspection] });
  }
  return [...due.values()].sort((one, other) => one.years - other.years);
}

/** The first year in which a tank that is still inspected may have been built. */
export const firstYear = 1950;

/** Whether a text is a day on which the last inspection may have been done. */
export function mayBeLast(text: string, today: string): boolean {
  return isDay(text) && text >= String(firstYear) && text <= today;
}

/** The same day some years later: '2027-12-24'. February 29 becomes March 1. */
export function addYears(day: string, years: number): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** Whether a day is in the months in which the heating season is prepared, from May to September. */
export function isBeforeHeatingSeason(today: string): boolean {
  const month = Number(today.slice(5, 7));
  return month >= 5 && month <= 9;
}
