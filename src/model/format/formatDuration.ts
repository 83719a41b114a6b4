import type { Language } from '../site/languages';
import { locales } from './numbers';

const steps = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Writes a duration in the largest unit that fits, rounded up: 899 seconds are '15 minutes'. */
export function formatDuration(seconds: number, language: Language): string {
  const [unit, length] = steps.find(([, each]) => seconds >= each) ?? steps[2];
  const format = new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(seconds / length));
}
