import type { Row } from '../../../schema/entities';

type Exception = Pick<Row<'openingException'>, 'id' | 'firstDay' | 'lastDay'>;

/** The last day of an exception: the first one, where no later one is given. */
export function lastDayOf({ firstDay, lastDay }: Exception): string {
  return lastDay > firstDay ? lastDay : firstDay;
}

/** Whether an exception is over. @param today in the time zone of the site */
export function isPast(exception: Exception, today: string): boolean {
  return lastDayOf(exception) < today;
}

/** Sorts by day, and by age where two exceptions begin on the same one. */
function byDay(one: Exception, other: Exception): number {
  return one.firstDay.localeCompare(other.firstDay) || one.id - other.id;
}

/** The exceptions of one day. */
export function exceptionsOn<Each extends Exception>(
  exceptions: readonly Each[],
  day: string,
): readonly Each[] {
  return exceptions.filter((each) => each.firstDay <= day && day <= lastDayOf(each)).toSorted(byDay);
}

/** The exceptions of today and later, the next one first. */
export function comingExceptions<Each extends Exception>(
  exceptions: readonly Each[],
  today: string,
): readonly Each[] {
  return exceptions.filter((each) => !isPast(each, today)).toSorted(byDay);
}

/** All exceptions: those of today and later, the next one first, and then those that are over, the last one first. */
export function arrangeExceptions<Each extends Exception>(
  exceptions: readonly Each[],
  today: string,
): readonly Each[] {
  const past = exceptions.filter((each) => isPast(each, today)).toSorted(byDay);
  return [...comingExceptions(exceptions, today), ...past.toReversed()];
}
