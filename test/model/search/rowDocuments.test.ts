import { withNamedFirst } from '../../../src/client/site/search/namedFirst';
import { rowDocuments } from '../../../src/model/search/rowDocuments';
import { demonstrationContent, demonstrationIndex } from './demonstrationIndex';

it.each([
  ['fr', '5 compartiments', 'Nombre de compartiments\u00a0: 5'],
  ['fr', 'citerne 5 compartiments', 'Nombre de compartiments\u00a0: 5'],
  ['en', '5 compartments', 'Number of compartments: 5'],
  ['en', '3 compartments', 'Number of compartments: 3'],
  ['en', '6 compartments', 'Number of compartments: 6'],
] as const)('%s: %s finds first the tankers that have as many', (language, query, text) => {
  const tankers = rowDocuments(demonstrationContent('norcuve', language)).filter(
    ({ group, body }) => group === 'tankers' && body.split(' · ').includes(text),
  );
  const hits = demonstrationIndex('norcuve', language).search(query, withNamedFirst);
  expect(tankers.length).toBeGreaterThan(0);
  const first = hits.slice(0, tankers.length).map(({ document }) => document.id);
  expect(first.toSorted()).toEqual(tankers.map(({ id }) => id).toSorted());
});
