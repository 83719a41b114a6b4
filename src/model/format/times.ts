import type { Language } from '../site/languages';

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

/** A time of the day on 24 hours with two digits each, '08:00'; undefined where the text is none. */
export const clockTime = (text: string): string | undefined => {
  const [, hour, minutes] = clock.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : `${String(Number(hour) % 24).padStart(2, '0')}:${minutes}`;
};

const inWords = /(\d{1,2})(?:\s*[:h]\s*([0-5]\d)?)?(?:\s*([ap])\.?\s?m\b)?/giu;

/**
 * The times of the day that a text tells in words, as `formatTime` writes them and people do: '8:00 a.m. to 4 p.m.' and
 * '8 h à 16 h' both hold 08:00 and 16:00.
 */
export const clockTimesIn = (text: string): readonly string[] =>
  [...text.replaceAll('\u00a0', ' ').matchAll(inWords)].flatMap(([, hour, minutes = '00', half]) => {
    const base = Number(hour) % (half === undefined ? 24 : 12);
    const time = half?.toLowerCase() === 'p' ? base + 12 : base;
    return Number(hour) > 24 ? [] : [`${String(time).padStart(2, '0')}:${minutes}`];
  });
