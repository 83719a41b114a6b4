const day = 24 * 60 * 60 * 1000;

/** A password that the site made up ends so long after that, unless it is changed (OWASP ASVS 4.0.3, 2.3.1). Milliseconds. */
export const temporaryPasswordLifetime = 7 * day;

/** A moment, in milliseconds since 1970, as it is printed to a terminal: `2026-11-29 16:05 UTC`. */
export const formatDateTime = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
