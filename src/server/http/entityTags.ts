const tagPattern = /(?:W\/)?("[^"]*")/g;

/**
 * Whether a caller holds what has this tag already (RFC 9110, section 13.1.2): If-None-Match lists tags, or is `*`; weak
 * and strong ones are the same to it.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(tagPattern)].some(([, each]) => each === opaque);
};
