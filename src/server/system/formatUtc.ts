/** Formats a time, in milliseconds since 1970: `2026-11-29 16:05 UTC`. @param length that of the time without 'UTC' */
export function formatUtc(time: number, length: 16 | 19 = 16): string {
  return `${new Date(time).toISOString().slice(0, length).replace('T', ' ')} UTC`;
}
