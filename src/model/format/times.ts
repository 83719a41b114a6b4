import type { Language } from '../site/languages';

/** '8:30', '8h', '8 h 30'. */
const clockPattern = /^(\d{1,2})\s*(?:h|:(?=\s*\d))\s*([0-5]\d)?$/iu;

/** '8 a.m.', '8:30 PM'. */
const meridiemPattern = /^(1[0-2]|0?[1-9])(?:\s*:\s*([0-5]\d))?\s*([ap])\.?\s*m\.?$/iu;

const noonPattern = /^(?:noon|midi)$/iu;

const noBreakSpace = '\u00a0';

/** '12:00 p.m.' leaves open whether it is day or night. */
const noon = { en: 'noon', fr: 'midi' } as const;

/** Words that people write in place of a time, in either language. */
const words = [
  { written: /^(?:closed|fermée?)$/iu, en: 'Closed', fr: 'Fermé' },
  { written: /^(?:midnight|minuit)$/iu, en: 'midnight', fr: 'minuit' },
] as const;

const inEnglish = (hour: number, minutes: string): string => {
  const meridiem = hour % 24 < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 || 12}:${minutes}${noBreakSpace}${meridiem}`;
};

/** Full hours are written without minutes (Office québécois de la langue française, 'heure'). */
const inFrench = (hour: number, minutes: string): string =>
  [hour, 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreakSpace);

interface Clock {
  /** 24 only for midnight at the end of a day. */
  readonly hour: number;
  readonly minutes: string;
}

/** Reads a time of day as people write it in Quebec; undefined where the text is not a time. */
const readClock = (text: string): Clock | undefined => {
  const written = text.trim();
  if (noonPattern.test(written)) return { hour: 12, minutes: '00' };
  const [, half, halfMinutes = '00', meridiem] = meridiemPattern.exec(written) ?? [];
  if (half !== undefined)
    return { hour: (Number(half) % 12) + (meridiem?.toLowerCase() === 'p' ? 12 : 0), minutes: halfMinutes };
  const [, digits, minutes = '00'] = clockPattern.exec(written) ?? [];
  const hour = Number(digits);
  return hour < 24 || (hour === 24 && minutes === '00') ? { hour, minutes } : undefined;
};

const twoDigits = ({ hour, minutes }: Clock): string => `${String(hour).padStart(2, '0')}:${minutes}`;

/** Whether a text is a time of day, in any way of writing it. */
export function isTime(text: string): boolean {
  return readClock(text) !== undefined;
}

/** The form in which the forms of the administration store a time: '08:00', '17:30'. Other text stays as it is. */
export function storedTime(text: string): string {
  const clock = readClock(text);
  return clock ? twoDigits(clock) : text;
}

/** Writes a time of day in a language: '8:00 a.m.', '8 h', 'noon', 'Fermé'. Other text stays as it is. */
export function formatTime(text: string, language: Language): string {
  const clock = readClock(text);
  if (!clock) {
    const other = text.trim();
    return words.find(({ written }) => written.test(other))?.[language] ?? other;
  }
  const { hour, minutes } = clock;
  if (hour === 12 && minutes === '00') return noon[language];
  return language === 'fr' ? inFrench(hour, minutes) : inEnglish(hour, minutes);
}

/** A time on the 24-hour clock with two digits each, '08:00'; undefined where the text is not a time. */
export function clockTime(text: string): string | undefined {
  const clock = readClock(text);
  return clock && twoDigits({ ...clock, hour: clock.hour % 24 });
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
