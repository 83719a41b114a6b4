import type { Hit } from '../../../model/search/SearchDocument';
import type { QueryPart } from '../../../model/search/searchQuery';
import { phraseTerms } from '../../../model/search/searchQuery';

/** The pages whose title has all typed words or their synonyms: 'tank' names the page 'Tankers for sale'. */
const namedPages = (hits: readonly Hit[], parts: readonly QueryPart[]): ReadonlySet<string> =>
  new Set(
    hits.flatMap(({ document: { group, target, title } }) => {
      if (group !== 'pages' || typeof target === 'string') return [];
      const terms = phraseTerms(title);
      const isNamed = ({ typed, synonyms }: QueryPart): boolean =>
        [typed, ...synonyms].some((phrase) => phrase.every((term) => terms.includes(term)));
      return parts.every(isNamed) ? [target.route] : [];
    }),
  );

/** Moves the hits of the pages that the typed words name before the other hits. */
export function withNamedFirst(hits: readonly Hit[], parts: readonly QueryPart[]): readonly Hit[] {
  const named = namedPages(hits, parts);
  const isNamed = ({ document: { group } }: Hit): boolean => named.has(group);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}
