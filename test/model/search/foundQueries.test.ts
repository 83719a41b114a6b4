import { withNamedFirst } from '../../../src/client/site/search/namedFirst';
import { groupHits } from '../../../src/model/search/groupHits';
import type { BrandId } from '../../../src/model/site/brands';
import { demonstrationIndex } from './demonstrationIndex';
import { placeQueries } from './placeQueries';
import type { Queries } from './queries';
import { englishQueries, frenchQueries } from './queries';

/** The results that a visitor sees without scrolling far: the first ones of the page, in their groups. */
const firstCount = 3;

/** How many of a group the page shows at first. */
const shownOfGroup = 4;

const missedQueries = (queries: Queries, language: 'en' | 'fr', count = firstCount): readonly string[] =>
  (Object.keys(queries) as BrandId[]).flatMap((brand) => {
    const index = demonstrationIndex(brand, language);
    return (queries[brand] ?? []).flatMap(([query, expected]) => {
      const shown = groupHits(index.search(query, withNamedFirst)).flatMap(({ hits }) =>
        hits.slice(0, shownOfGroup),
      );
      const first = shown.slice(0, count).map(({ document }) => document.id);
      return first.some((id) => id.startsWith(expected)) ? [] : [`${query}: ${first.join(', ')}`];
    });
  });

const countOf = (queries: Queries): number => Object.values(queries).flat().length;

it.each([
  ['fr', frenchQueries],
  ['en', englishQueries],
] as const)('the queries of visitors find their targets among the first three: %s', (language, queries) => {
  expect(countOf(queries)).toBeGreaterThanOrEqual(100);
  const missed = missedQueries(queries, language);
  if (missed.length > countOf(queries) * 0.05) expect(missed).toEqual([]); // names all that are not found
});

it.each(['fr', 'en'] as const)(
  'a query for an inspection or a place finds the person to ask first: %s',
  (language) => {
    expect(missedQueries(placeQueries[language], language, 1)).toEqual([]);
  },
);
