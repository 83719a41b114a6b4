const epoch = Date.UTC(2026, 0, 1);

/** Requests accept versions of up to nine digits. This limit leaves room for later changes. */
const maxInitialVersion = 900_000_000;

/**
 * The first content version of a new or restored database: the seconds since 2026. It is higher than all earlier versions,
 * even those of a lost database, as long as content changes less than once a second.
 * @param known the highest version that is known to be used
 */
export function initialVersion(known = 0): number {
  return Math.max(known + 1, Math.min(maxInitialVersion, Math.floor((Date.now() - epoch) / 1000)));
}
