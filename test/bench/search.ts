import { demonstration } from '../../src/content/rows';
import { withNamedFirst } from '../../src/client/site/search/namedFirst';
import type { SearchDocument } from '../../src/model/search/SearchDocument';
import { SearchIndex } from '../../src/client/ui/search/SearchIndex';
import { groupHits } from '../../src/model/search/groupHits';
import { pageDocuments } from '../../src/model/search/pageDocuments';
import { rowDocuments } from '../../src/model/search/rowDocuments';
import type { SearchContent } from '../../src/model/search/SearchContent';
import { readSynonyms } from '../../src/model/search/searchQuery';
import { newRow } from '../../src/model/schema/rows';
import { demonstrationContent } from '../model/search/demonstrationIndex';
import { frenchQueries } from '../model/search/queries';
import type { Figure } from './figures';
import { milliseconds, quantile, tableOf } from './figures';

/** The number of parts of the measured site. */
const count = 10_000;

/** The parts of the demonstration again and again, each with its own number. */
const parts = Array.from({ length: count }, (_, index) => {
  const part = demonstration.product[index % demonstration.product.length];
  const number = `ZX-${index + 1}`;
  return {
    ...newRow('product', { ...part, partNumber: number }),
    id: 10_000 + index,
    nameFr: `${part?.nameFr}, modèle ${index + 1}`,
  };
});

/** The demonstration with many parts, in French. */
const largeContent = (): SearchContent => {
  const content = demonstrationContent('norcuve', 'fr');
  const rows = (entity: Parameters<typeof content.rows>[0]) =>
    entity === 'product' ? parts : content.rows(entity);
  return { ...content, rows: rows as typeof content.rows }; // of the requested kind
};

/** The processor time of some work, in ms: other work of the machine does not count. */
const elapsed = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The beginnings of a text, as somebody types it. */
const keysOf = (text: string): readonly string[] => Array.from(text, (_, index) => text.slice(0, index + 1));

/** How long a visitor waits after each key, on a site of 10,000 parts. */
export function measureSearch(): string {
  const content = largeContent();
  const index = new SearchIndex<SearchDocument>();
  index.setSynonyms(readSynonyms([content.text('search', 'synonyms')]));
  const building = elapsed(() => index.update([...rowDocuments(content), ...pageDocuments(content)]));
  const texts = (frenchQueries.norcuve ?? [])
    .filter((_query, position) => position % 4 === 0)
    .flatMap(([query]) => keysOf(query));
  for (const text of texts.slice(0, 100)) index.search(text, withNamedFirst); // the code is compiled first
  const times = texts.map((text) => elapsed(() => groupHits(index.search(text, withNamedFirst))));
  const figures: readonly Figure[] = [
    { what: `index of ${count} parts, built once in idle moments`, value: milliseconds(building) },
    {
      what: `results after a key, median of ${times.length}`,
      value: milliseconds(quantile(times, 0.5)),
      wanted: '≤ 30 ms',
    },
    { what: 'results after a key, 95 of 100', value: milliseconds(quantile(times, 0.95)), wanted: '≤ 30 ms' },
  ];
  return tableOf(figures);
}
