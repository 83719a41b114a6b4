type Marks = readonly (readonly [mark: string, name: string])[];

/** By what browsers are known, the more particular first: each names those that it came from too. */
const browsers: Marks = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: Marks = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const firstOf = (marks: Marks, text: string): string | undefined =>
  marks.find(([mark]) => text.includes(mark))?.[1];

/**
 * The browser that a user agent says it is, such as `Firefox, Windows`, in words of ours alone: whoever logs in writes what
 * it likes there.
 * @returns undefined for any other program
 */
export const browserName = (userAgent: string): string | undefined => {
  const browser = firstOf(browsers, userAgent);
  if (browser === undefined) return undefined;
  const system = firstOf(systems, userAgent);
  return system === undefined ? browser : `${browser}, ${system}`;
};
