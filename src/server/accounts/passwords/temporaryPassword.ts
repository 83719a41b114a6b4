import { dayMs } from '../../../model/format/durations';

/** How long a generated password is valid, in milliseconds (OWASP ASVS 4.0.3, 2.3.1). */
export const temporaryPasswordLifetimeMs = 7 * dayMs;

/** Formats a time, in milliseconds since 1970, for a terminal: `2026-11-29 16:05 UTC`. */
export function formatDateTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
