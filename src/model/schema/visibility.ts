import type { EntityName } from './entities';
import { isEntityName } from './entities';
import { isRecord } from './isRecord';

/** The key of the rows below in requests, exports and the history, and the name of their table. */
export const visibilityCollection = 'visibility';

/** Whether visitors see a row, and from and until when. */
export interface Visibility {
  readonly isHidden: boolean;
  /** When the row goes online by itself: '2027-03-14T11:30Z', in UTC; '' for never. */
  readonly onlineAt: string;
  /** When it goes offline by itself. */
  readonly offlineAt: string;
}

/** The visibility of one row. A row without one is published. */
export interface RowVisibility extends Visibility {
  readonly id: number;
  readonly entity: EntityName;
  readonly rowId: number;
}

export const published: Visibility = { isHidden: false, onlineAt: '', offlineAt: '' };

/** A time of a schedule: UTC, to the minute. */
export const scheduledTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\dZ$/;

const isPast = (time: string, now: number): boolean => time !== '' && Date.parse(time) <= now;

/** Whether a row must go online or offline at this time. @param now in milliseconds since 1970 */
export function isDue({ onlineAt, offlineAt }: Visibility, now: number): boolean {
  return isPast(onlineAt, now) || isPast(offlineAt, now);
}

/** The visibility after all that was due. The later time decides; both are used up. */
export function afterDueTimes({ isHidden, onlineAt, offlineAt }: Visibility, now: number): Visibility {
  const [isOnlineDue, isOfflineDue] = [isPast(onlineAt, now), isPast(offlineAt, now)];
  const goesOnline = isOnlineDue && !(isOfflineDue && offlineAt >= onlineAt);
  return {
    isHidden: goesOnline ? false : isOfflineDue || isHidden,
    onlineAt: isOnlineDue ? '' : onlineAt,
    offlineAt: isOfflineDue ? '' : offlineAt,
  };
}

/** The earliest time that a change used up, in milliseconds since 1970. */
export function dueTimeOf(before: unknown, after: unknown): number | undefined {
  const [planned, left] = [readVisibility(before), readVisibility(after)];
  if (!planned || !left) return undefined;
  const used = (['onlineAt', 'offlineAt'] as const).filter((name) => planned[name] !== left[name]);
  const times = used.map((name) => Date.parse(planned[name])).filter(Number.isFinite);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Reads the visibility of a row from a response, an export or the history. */
export function readVisibility(value: unknown): RowVisibility | undefined {
  if (!isRecord(value)) return undefined;
  const { id, entity, rowId, isHidden, onlineAt, offlineAt } = value;
  if (typeof entity !== 'string' || !isEntityName(entity)) return undefined;
  if (!Number.isSafeInteger(rowId) || typeof isHidden !== 'boolean') return undefined;
  return {
    id: Number(id),
    entity,
    rowId: Number(rowId),
    isHidden,
    onlineAt: typeof onlineAt === 'string' ? onlineAt : '',
    offlineAt: typeof offlineAt === 'string' ? offlineAt : '',
  };
}
