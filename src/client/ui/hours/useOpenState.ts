import { useEffect, useMemo, useState } from 'react';
import { formatDay } from '../../../model/format/formatDay';
import { formatTime } from '../../../model/format/times';
import type { Language } from '../../../model/site/languages';
import { localized } from '../../../model/site/languages';
import { exceptionsOn } from '../../../model/site/screens/contact/openingExceptions';
import { fridayDepartments, fridayKeys } from '../../../model/site/screens/contact/openingHours';
import { hoursOn, localTime, openState, weekOf } from '../../../model/site/screens/contact/openNow';
import { useContactRows } from '../../store/content/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../text/useTexts';

/** How often the state is looked at again, in milliseconds. */
const intervalMs = 30_000;

interface Opening {
  readonly isOpen: boolean;
  /** 'Open until 5:30 p.m.', 'Closed, opens Monday at 7:00 a.m.'. */
  readonly text: string;
  /** The hours of today. */
  readonly today: string;
}

const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** The name of a weekday: 'Monday'. One that is a week or more away has its date: 'Monday, January 4'. */
const dayName = (day: string, inDays: number, language: Language): string =>
  inDays < 7
    ? new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))
    : formatDay(day, language, { weekday: 'long' });

/** Whether the company of the site is open now; undefined where its hours are unknown. Only for a browser: it has a clock. */
export function useOpenState(): Opening | undefined {
  const text = useTexts('contact');
  const language = useAppSelector(selectLanguage);
  const rows = useContactRows('opening');
  const exceptions = useContactRows('openingException');
  const timeZone = useAppSelector(({ site }) => site.timeZone);
  const now = useNow();
  const week = useMemo(
    () =>
      weekOf(
        rows,
        fridayDepartments.map((department) => text(fridayKeys(department).hours)),
      ),
    [rows, text],
  );
  const time = localTime(now, timeZone);
  const state = openState(week, exceptions, time);
  if (!state) return undefined;
  const write = (clock: string): string => formatTime(clock, language);
  const hours = hoursOn(time.day, week, exceptions);
  const notes = exceptionsOn(exceptions, time.day).map((row) => localized(row, 'note', language).trim());
  const reason = [...new Set(notes)].filter((note) => note !== '').join(', ');
  const usual = hours
    ? text('today', { hours: `${write(hours.opens)} ${text('to')} ${write(hours.closes)}` })
    : text('closed-today');
  const today = reason === '' ? usual : `${usual} (${reason})`;
  if (state.isOpen) return { isOpen: true, today, text: text('open-until', { time: write(state.closes) }) };
  const { inDays, opens, day } = state;
  const values = { time: write(opens), day: dayName(day, inDays, language) };
  const key = inDays === 0 ? 'opens-at' : inDays === 1 ? 'opens-tomorrow' : 'opens-on';
  return { isOpen: false, today, text: text(key, values) };
}
