import { useEffect, useMemo, useState } from 'react';
import { formatTime } from '../../../model/format/times';
import { fridayDepartments, fridayKeys } from '../../../model/site/screens/openingHours';
import { localTime, openState, weekOf } from '../../../model/site/screens/openNow';
import { useContactRows } from '../../store/content/contactRows';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
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

/** The name of a weekday, from Sunday (0); the 1st of January 2023 was one. */
const dayName = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** Whether the company of the site is open now; undefined where its hours are unknown. Only for a browser: it has a clock. */
export function useOpenState(): Opening | undefined {
  const text = useTexts('contact');
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const rows = useContactRows('opening');
  const now = useNow();
  const week = useMemo(
    () =>
      weekOf(
        rows,
        fridayDepartments.map((department) => text(fridayKeys(department, brand).hours)),
      ),
    [rows, text, brand],
  );
  const time = localTime(now);
  const state = openState(week, time);
  if (!state) return undefined;
  const write = (clock: string): string => formatTime(clock, language);
  const hours = week[time.day];
  const today = hours
    ? text('today', { hours: `${write(hours.opens)} ${text('to')} ${write(hours.closes)}` })
    : text('closed-today');
  if (state.isOpen) return { isOpen: true, today, text: text('open-until', { time: write(state.closes) }) };
  const { inDays, opens, day } = state;
  const values = { time: write(opens), day: dayName(day, language) };
  const key = inDays === 0 ? 'opens-at' : inDays === 1 ? 'opens-tomorrow' : 'opens-on';
  return { isOpen: false, today, text: text(key, values) };
}
