import fc from 'fast-check';
import { languages } from '../../../src/model/site/languages';
import type { TextResource } from '../../../src/model/text/texts';
import { indexTexts, lookupText, missingText } from '../../../src/model/text/texts';

const keys = ['title', 'name', 'add'];
const pages = ['home', 'contact', 'super'];

const texts: fc.Arbitrary<TextResource[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    object_key: fc.constantFrom(...keys),
    language: fc.constantFrom(...languages),
    page: fc.constantFrom(null, ...pages),
    resource: fc.string(),
    isHtml: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

const queries = fc.record({
  language: fc.constantFrom(...languages),
  key: fc.constantFrom(...keys),
  page: fc.option(fc.constantFrom(...pages), { nil: undefined }),
});

const first = (found: readonly TextResource[]): TextResource | undefined =>
  [...found].sort((one, other) => one.id - other.id)[0];

/** The lookup rule of the decisions, without an index. */
const bySearch = (
  all: readonly TextResource[],
  { language, key, page }: { language: string; key: string; page?: string | undefined },
): TextResource | undefined => {
  const candidates = all.filter((text) => text.language === language && text.object_key === key);
  if (page !== undefined) return first(candidates.filter((text) => text.page === page));
  return first(candidates.filter((text) => text.page === null)) ?? first(candidates);
};

test('a text is found by its page; without a page it is the shared text, or that of the first page that has it', () => {
  fc.assert(
    fc.property(texts, queries, (all, { language, key, page }) => {
      expect(lookupText(indexTexts(all), language, key, page)).toEqual(
        bySearch(all, { language, key, page }),
      );
    }),
  );
});

test('the order of the texts does not matter', () => {
  fc.assert(
    fc.property(texts, queries, (all, { language, key, page }) => {
      const expected = lookupText(indexTexts(all), language, key, page);
      expect(lookupText(indexTexts([...all].reverse()), language, key, page)).toEqual(expected);
    }),
  );
});

test('the placeholder for a missing text names its key and page', () => {
  expect(missingText('title')).toBe('## MISSING RESOURCE - title ##');
  expect(missingText('title', 'home')).toBe('## MISSING RESOURCE - title - home ##');
});
