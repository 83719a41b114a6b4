import TestSequencer from '@jest/test-sequencer';

/**
 * Files that take long, which their size does not show, in the order in which they start. The crash tests mostly wait, so they run
 * beside the browser tests, which need the processors.
 */
const longFiles = [
  /\/test\/(?:build\/(?:devServer|sameInEveryFolder)|guide|client\/app\/hydration)/,
  /\/test\/server\/crash\//,
  /\/test\/browser\/\w+\/(?:finding|routes|searchEngines|presentation|edit|texts|offlineUpdate|history)/,
  /\/test\/browser\//,
  /\/(?:bulkLoad|fillContent|serverFailures|textFailures|parts|forms|requests|bombs|bucketStore)\.test/,
  /\/(?:toasts|wrongSettings|app|editConflicts|unknownTexts|restoredNumbers|tankerFinder|killed)\.test/,
  /\/(?:severalProcesses|client|readablePages|loginLimits|html|requiredSecondFactor|rendering)\.test/,
  /\/(?:accountMails|account|cleanRichText|longLists|processes|prune|rejectedEntities|shownRows|twoAdministrators|listFilter)\.test/,
];

const rankOf = ({ path }) => {
  const rank = longFiles.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? longFiles.length : rank;
};

/**
 * Starts the longest test files first, so that all workers end at about the same time. Jest does this by the durations of
 * earlier runs. In a fresh clone it knows none, and later perhaps only a few; then it goes by file size.
 */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    if (sorted.every(({ duration }) => duration !== undefined)) return sorted;
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
