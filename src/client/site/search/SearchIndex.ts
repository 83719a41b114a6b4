import type { Hit, SearchDocument } from '../../../model/search/SearchDocument';
import { phraseTerms } from '../../../model/search/searchQuery';
import { DocumentIndex } from '../../ui/search/DocumentIndex';

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
const withNamedFirst = (hits: readonly Hit[], typed: readonly string[]): readonly Hit[] => {
  const named = namedPages(hits, typed);
  const isNamed = ({ document: { group } }: Hit): boolean => named.has(group);
  return [...hits.filter(isNamed), ...hits.filter((hit) => !isNamed(hit))];
};

/** An index of what the site shows. */
export class SearchIndex extends DocumentIndex<SearchDocument> {
  protected override arranged(hits: readonly Hit[], typed: readonly string[]): readonly Hit[] {
    return withNamedFirst(hits, typed);
  }
}
