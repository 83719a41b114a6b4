const zero = Date.UTC(2026, 0, 1);

/** Versions of nine digits are what the calls take; these leave room for changes. */
const most = 900_000_000;

/**
 * The version with which the content of a database begins, where it is new or comes from a backup: higher than any that was
 * ever given, also by a database that is lost, as long as content changes less than once a second. In seconds since 2026.
 * @param known the highest that is known to have been given
 */
export const initialVersion = (known = 0): number =>
  Math.max(known + 1, Math.min(most, Math.floor((Date.now() - zero) / 1000)));
