const tagPattern = /(?:W\/)?("[^"]*")/g;

/**
 * Whether If-None-Match matches a tag (RFC 9110, section 13.1.2): it lists tags, or is `*`. Weak and strong tags compare as
 * equal.
 */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(tagPattern)].some(([, each]) => each === opaque);
}
