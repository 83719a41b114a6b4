import type { Hit } from '../../../model/search/SearchDocument';
import { phraseTerms } from '../../../model/search/searchQuery';

/** The pages whose title has all typed words: 'tanker' names the page 'Tankers for sale'. */
const namedPages = (hits: readonly Hit[], typed: readonly string[]): ReadonlySet<string> =>
  new Set(
    hits.flatMap(({ document: { group, target, title } }) => {
      if (group !== 'pages' || typeof target === 'string') return [];
      const terms = phraseTerms(title);
      return typed.every((term) => terms.includes(term)) ? [target.route] : [];
    }),
  );

/** What stands on a page that the typed words name comes before the rest. */
export function withNamedFirst(hits: readonly Hit[], typed: readonly string[]): readonly Hit[] {
  const named = namedPages(hits, typed);
  const isNamed = ({ document: { group } }: Hit): boolean => named.has(group);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
}
