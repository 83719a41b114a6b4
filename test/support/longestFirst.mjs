import TestSequencer from '@jest/test-sequencer';

/** Files that take 20 seconds or more, which the size of a file does not show. The longest come first. */
const longFiles = [
  /\/test\/build\/(?:devServer|sameInEveryFolder)/,
  /\/test\/browser\/(?:routes-|editor|texts|history)/,
  /\/test\/browser\//,
  /Failures\.test/,
  /\/test\/server\/(?:fuzz|crash)\//,
  /\/(?:bombs|restoredNumbers|killed)\.test/,
];

const rankOf = ({ path }) => {
  const rank = longFiles.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? longFiles.length : rank;
};

/**
 * Starts the longest test files first, so that both workers end at about the same time. Jest does this by the durations of
 * earlier runs. A fresh clone has none, and Jest then goes by file size.
 */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
