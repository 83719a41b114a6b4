import type { PageContent } from '../../../src/server/pages/pageContent';

/** A site without rows, whose texts are empty. */
export const emptyContent: PageContent = {
  refresh: () => Promise.resolve(),
  version: () => 1,
  isStale: () => false,
  contentKey: () => '1',
  image: () => undefined,
  text: () => ({ text: '', isHtml: false }),
  rows: () => [],
  createdAt: () => Promise.resolve(undefined),
  offlineAt: () => undefined,
};
