import type { Language } from './languages';

const clock = /^([01]?\d|2[0-4])[:h]([0-5]\d)$/;

const noBreakSpace = '\u00a0';

const inEnglish = (hour: number, minutes: string): string => {
  const half = hour % 24 < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 || 12}:${minutes}${noBreakSpace}${half}`;
};

/** Full hours go without minutes (Office québécois de la langue française, 'heure'). */
const inFrench = (hour: number, minutes: string): string =>
  [hour, 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreakSpace);

/** Whether a text is a time of the day on 24 hours, as the field kind `time` keeps it: '08:00'. */
export const isTime = (text: string): boolean => clock.test(text.trim());

/** Writes a time of the day as a language does: '8:00 a.m.', '8 h', '16 h 30'. Other words stay as they are. */
export const formatTime = (text: string, language: Language): string => {
  const [, hour, minutes] = clock.exec(text.trim()) ?? [];
  if (hour === undefined || minutes === undefined) return text.trim();
  return language === 'fr' ? inFrench(Number(hour), minutes) : inEnglish(Number(hour), minutes);
};
