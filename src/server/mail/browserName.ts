type KnownTokens = readonly (readonly [token: string, name: string])[];

/** The tokens that identify browsers. The order matters: a user agent also names the browsers that its own derives from. */
const browsers: KnownTokens = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: KnownTokens = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const findName = (tokens: KnownTokens, userAgent: string): string | undefined =>
  tokens.find(([token]) => userAgent.includes(token))?.[1];

/**
 * The browser in a user agent header, such as `Firefox, Windows`. It returns only names from the lists above, because a
 * client may write anything in the header.
 * @returns undefined for an unknown browser
 */
export function browserName(userAgent: string): string | undefined {
  const browser = findName(browsers, userAgent);
  if (browser === undefined) return undefined;
  const system = findName(systems, userAgent);
  return system === undefined ? browser : `${browser}, ${system}`;
}
