import { useState } from 'react';
import { toLocalTime, toUtc } from '../../../../model/format/localTime';
import type { EditConflict } from '../../../../model/history';
import { theirValuesOf } from '../../../../model/history';
import type { EntityName } from '../../../../model/schema/entities';
import { published } from '../../../../model/schema/visibility';
import { selectTimeZone, selectVisibility } from '../../../store/content/hiddenRows';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { useConflictChoices } from '../../conflicts/useConflictChoices';
import type { ConflictSide } from '../../conflicts/useConflictChoices';
import { useTimeText } from '../useTimeText';

/** The times of a schedule, in the order of the form. */
export const scheduleEnds = ['onlineAt', 'offlineAt'] as const;

export type ScheduleEnd = (typeof scheduleEnds)[number];

/** A time for each end; '' for none. */
type ScheduleTimes = Readonly<Record<ScheduleEnd, string>>;

const mapTimes = (convert: (end: ScheduleEnd) => string): ScheduleTimes => ({
  onlineAt: convert('onlineAt'),
  offlineAt: convert('offlineAt'),
});

/** The times that were typed, in the time zone of the site. The others follow the changes of other administrators. */
const useTypedTimes = (stored: ScheduleTimes) => {
  const timeZone = useAppSelector(selectTimeZone);
  const [draft, setDraft] = useState<Partial<ScheduleTimes>>({});
  const [draftBase, setDraftBase] = useState<Partial<ScheduleTimes>>({});
  const base = mapTimes((end) => draftBase[end] ?? stored[end]);
  const typed = mapTimes((end) => draft[end] ?? toLocalTime(stored[end], timeZone));
  return {
    timeZone,
    /** The stored times that the typed ones replace, in UTC. */
    base,
    rebase: (theirs: Partial<ScheduleTimes>): void => setDraftBase((before) => ({ ...before, ...theirs })),
    typed,
    type: (end: ScheduleEnd, local: string): void => {
      setDraft((before) => ({ ...before, [end]: local }));
      setDraftBase((before) => ({ [end]: stored[end], ...before }));
    },
    isTyped: (end: ScheduleEnd): boolean => typed[end] !== toLocalTime(base[end], timeZone),
  };
};

type TypedTimes = ReturnType<typeof useTypedTimes>;

/** The typed times in UTC, or what is wrong with them. */
const useScheduleErrors = ({ typed, base, isTyped, timeZone }: TypedTimes) => {
  const text = useTexts('admin');
  const timeText = useTimeText();
  // In autumn the clocks show an hour twice: a time that was not typed stays the one that is stored.
  const inUtc = (end: ScheduleEnd) => (isTyped(end) ? toUtc(typed[end], timeZone) : base[end]);
  const [onlineAt, offlineAt] = [inUtc('onlineAt'), inUtc('offlineAt')];
  const [openedAt] = useState(() => new Date().toISOString());
  const isPast = Boolean(offlineAt) && isTyped('offlineAt') && String(offlineAt) < openedAt;
  const isReversed = Boolean(onlineAt) && Boolean(offlineAt) && String(offlineAt) <= String(onlineAt);
  const skipped = (local: string) => text('time-skipped', { time: timeText(`${local}Z`, 'long', 'UTC') });
  return {
    errors: {
      onlineAt: onlineAt === undefined ? skipped(typed.onlineAt) : undefined,
      offlineAt: [
        offlineAt === undefined && skipped(typed.offlineAt),
        isReversed && text('offline-before-online'),
        isPast && text('offline-in-past'),
      ].find((error) => error !== false),
    },
    values:
      onlineAt === undefined || offlineAt === undefined || isReversed || isPast
        ? undefined
        : { onlineAt, offlineAt },
  };
};

/** Both versions of the times that another administrator has saved since the dialog was opened. */
const useScheduleConflict = ({ typed, type, rebase, timeZone }: TypedTimes) => {
  const text = useTexts('admin');
  const timeText = useTimeText();
  const [conflict, setConflict] = useState<EditConflict>();
  const theirs = theirValuesOf(conflict);
  const ends = scheduleEnds.filter((end) => Object.hasOwn(theirs, end));
  const choices = useConflictChoices<string>(conflict, ends);
  const inWords = (utc: string): string => utc && timeText(utc);
  return {
    conflict,
    choices,
    fields: ends.map((end) => ({
      name: end,
      label: text(end),
      mine: inWords(toUtc(choices.mineOf(end, typed[end]), timeZone) ?? ''),
      theirs: inWords(String(theirs[end])),
      isRich: false,
      side: choices.sideOf(end),
      isMissing: choices.isMissing(end),
    })),
    /** Shows both versions. The next save replaces those that another administrator has saved. */
    show: (shown: EditConflict): void => {
      const values = theirValuesOf(shown);
      setConflict(shown);
      rebase(
        Object.fromEntries(
          scheduleEnds.flatMap((end) => (Object.hasOwn(values, end) ? [[end, String(values[end])]] : [])),
        ),
      );
    },
    choose: (name: string, side: ConflictSide): void => {
      const end = ends.find((each) => each === name);
      if (!end) return;
      const mine = choices.mineOf(end, typed[end]);
      choices.choose(end, side, mine);
      type(end, side === 'mine' ? mine : toLocalTime(String(theirs[end]), timeZone));
    },
  };
};

/** The form of the schedule of a row: the typed times, their errors, and a conflict with another administrator. */
export function useSchedule(entity: EntityName, rowId: number) {
  const stored = useAppSelector((state) => selectVisibility(state, entity, rowId)) ?? published;
  const times = useTypedTimes(stored);
  const { timeZone, base, typed, type, isTyped } = times;
  return {
    ...{ timeZone, base, typed, type, isDirty: scheduleEnds.some(isTyped) },
    /** Whether the row is to be hidden until a time that was typed. */
    goesOnline: isTyped('onlineAt') && typed.onlineAt !== '',
    ...useScheduleErrors(times),
    conflict: useScheduleConflict(times),
  };
}
