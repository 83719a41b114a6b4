import type { Hit, SearchDocument } from './SearchDocument';

/** The results on one page of the site. */
export interface HitGroup {
  readonly group: SearchDocument['group'];
  /** The best first. */
  readonly hits: readonly Hit[];
}

/** Of several documents that are parts of one, only the best. */
const withoutRepeats = (hits: readonly Hit[]): readonly Hit[] => {
  const known = new Set<string>();
  return hits.filter(({ document: { sameAs } }) => {
    if (sameAs === undefined) return true;
    const isFirst = !known.has(sameAs);
    known.add(sameAs);
    return isFirst;
  });
};

/** Groups hits, which come with the best first. The group with the best hit stands first. */
export function groupHits(hits: readonly Hit[]): readonly HitGroup[] {
  const groups = new Map<SearchDocument['group'], Hit[]>();
  for (const hit of withoutRepeats(hits)) {
    const { group } = hit.document;
    const others = groups.get(group);
    if (others) others.push(hit);
    else groups.set(group, [hit]);
  }
  return [...groups].map(([group, found]) => ({ group, hits: found }));
}
