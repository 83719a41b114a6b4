import type { Language } from '../site/languages';

const clockPattern = /^([01]?\d|2[0-4])[:h]([0-5]\d)$/;

const noBreakSpace = '\u00a0';

/** '12:00 p.m.' leaves open whether it is day or night. */
const noon = { en: 'noon', fr: 'midi' } as const;

const inEnglish = (hour: number, minutes: string): string => {
  const meridiem = hour % 24 < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 || 12}:${minutes}${noBreakSpace}${meridiem}`;
};

/** Full hours are written without minutes (Office québécois de la langue française, 'heure'). */
const inFrench = (hour: number, minutes: string): string =>
  [hour, 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreakSpace);

/** Whether a text is a time on the 24-hour clock, as the field kind `time` stores it: '08:00'. */
export function isTime(text: string): boolean {
  return clockPattern.test(text.trim());
}

/** Writes a time of day in a language: '8:00 a.m.', '8 h', 'noon', '16 h 30'. Other text stays as it is. */
export function formatTime(text: string, language: Language): string {
  const [, hour, minutes] = clockPattern.exec(text.trim()) ?? [];
  if (hour === undefined || minutes === undefined) return text.trim();
  if (hour === '12' && minutes === '00') return noon[language];
  return language === 'fr' ? inFrench(Number(hour), minutes) : inEnglish(Number(hour), minutes);
}

/** A time on the 24-hour clock with two digits each, '08:00'; undefined where the text is not a time. */
export function clockTime(text: string): string | undefined {
  const [, hour, minutes] = clockPattern.exec(text.trim()) ?? [];
  return hour === undefined ? undefined : `${String(Number(hour) % 24).padStart(2, '0')}:${minutes}`;
}

const writtenTimePattern = /(\d{1,2})(?:\s*[:h]\s*([0-5]\d)?)?(?:\s*([ap])\.?\s?m\b)?/giu;

const writtenTwelve = /\b(?:(noon|midi)|midnight|minuit)\b/giu;

const clockOf = (_: string, isNoon: string | undefined): string => (isNoon === undefined ? '0:00' : '12:00');

/**
 * The times of day in a text, as `formatTime` and people write them: '8:00 a.m. to 4 p.m.' and '8 h à 16 h' both hold 08:00
 * and 16:00, '7 h à midi' holds 07:00 and 12:00.
 */
export function clockTimesIn(text: string): readonly string[] {
  return [
    ...text.replaceAll('\u00a0', ' ').replace(writtenTwelve, clockOf).matchAll(writtenTimePattern),
  ].flatMap(([, hour, minutes = '00', meridiem]) => {
    const base = Number(hour) % (meridiem === undefined ? 24 : 12);
    const time = meridiem?.toLowerCase() === 'p' ? base + 12 : base;
    return Number(hour) > 24 ? [] : [`${String(time).padStart(2, '0')}:${minutes}`];
  });
}
