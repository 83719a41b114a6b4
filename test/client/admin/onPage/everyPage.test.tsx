import { act } from '@testing-library/react';
import type { PageEditing } from '../../../../src/client/admin/onPage/PageEditing';
import type { Brand } from '../../../../src/model/site/brands';
import { brandList } from '../../../../src/model/site/brands';
import type { Language } from '../../../../src/model/site/languages';
import { languages } from '../../../../src/model/site/languages';
import type { PublicRoute } from '../../../../src/model/site/pages';
import { pageOf, publicRoutes } from '../../../../src/model/site/pages';
import { pathTo } from '../../../../src/model/site/paths';
import { demonstrationLoad } from '../../../support/data/demonstrationLoad';
import { editPage, visitSite } from '../../../support/jsdom/editedSite';

jest.mock('../../../../src/client/site/documents/PdfPreview', () => ({ PdfPreview: () => null })); // needs a canvas

/*
 * Every word that a page shows leads to its source. Each page is visited once, with a few rows of each kind; with THOROUGH=1 in
 * each language and brand, with all rows, which takes two minutes.
 */

const isThorough = process.env.THOROUGH === '1';
const bulkLoad = demonstrationLoad(isThorough ? Infinity : 6);

const attributes = ['alt', 'aria-label', 'placeholder', 'title'] as const;

/** Whether a text names or counts the values of many rows. */
const isOfFilter = (node: Node): boolean =>
  Boolean(node.parentElement?.closest('label')?.querySelector('[type=checkbox]'));

/** Words that no administrator edits: they are in the table of brands, in the code of a control, or computed from many rows. */
const exceptions: readonly ((words: string, brand: Brand, node: Node) => boolean)[] = [
  (words) => !/[\p{L}\d]/u.test(words), // punctuation between two texts
  (words) => /^(?:EN|FR)(?: – |$)/u.test(words), // the choice of the language
  (words, { legalName }) => words.startsWith(legalName),
  (words, { place }) =>
    [place.street, place.country.en, place.country.fr].some((each) => words.startsWith(each)),
  (words, { place }) => words.startsWith(`${place.city} (`),
  (words) => words.startsWith(window.location.origin), // the address of a printed page
  (_words, _brand, node) => isOfFilter(node),
];

const isException = (words: string, brand: Brand, node: Node): boolean =>
  exceptions.some((accepts) => accepts(words, brand, node));

interface Words {
  readonly words: string;
  readonly node: Node;
  readonly isResolved: boolean;
}

/** The texts and the named attributes of a document. */
const wordsOf = (root: Element, { resolver }: PageEditing): readonly Words[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found: Words[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      const element = node;
      for (const name of attributes) {
        const words = element.getAttribute(name)?.trim() ?? '';
        if (words === '') continue;
        const sources = [...resolver.ofAttribute(element, name), ...resolver.ofImage(element)];
        found.push({ words, node, isResolved: sources.length > 0 });
      }
    } else if (node.nodeValue?.trim()) {
      found.push({ words: node.nodeValue.trim(), node, isResolved: resolver.ofText(node).length > 0 });
    }
  }
  return found;
};

const htmlOf = (root: Element): string => root.innerHTML.replaceAll(' tabindex="0"', '');

/** The address of a page, with a dialog where it has one. */
const addressOf = (route: PublicRoute, language: Language): string => {
  const { opens } = pageOf(route);
  return pathTo(route, language, { id: 1 }) + (opens ? `?${opens.parameter}=1` : '');
};

interface Visit {
  readonly brand: Brand;
  readonly language: Language;
  readonly route: PublicRoute;
}

const all: readonly Visit[] = brandList.flatMap((brand) =>
  languages.flatMap((language) => publicRoutes.map((route) => ({ brand, language, route }))),
);

const once: readonly Visit[] = publicRoutes.flatMap((route, index) => {
  const brand = brandList[index % brandList.length];
  const language = languages[index % languages.length];
  return brand && language ? [{ brand, language, route }] : [];
});

let close = (): void => undefined;

afterEach(() => close());

const counts = { words: 0, resolved: 0 };
const unresolved = new Set<string>();

it.each(isThorough ? all : once)(
  'shows the page $route of $brand.name in $language without a mark, and finds its sources',
  async ({ brand, language, route }) => {
    const site = await visitSite({
      brand: brand.id,
      language,
      address: addressOf(route, language),
      bulkLoad,
    });
    close = site.close;
    const before = htmlOf(site.root);
    const editing = await editPage(site);
    close = () => {
      act(() => editing.stop());
      site.close();
    };
    expect(htmlOf(site.root)).toBe(before);
    const found = wordsOf(site.root, editing);
    const filterCounts = found.filter(({ node, words }) => /^\d+$/.test(words) && isOfFilter(node));
    expect(filterCounts.filter(({ isResolved }) => isResolved)).toEqual([]); // some row has the same number
    const words = found.filter((each) => !isException(each.words, brand, each.node));
    counts.words += words.length;
    counts.resolved += words.filter(({ isResolved }) => isResolved).length;
    for (const each of words) if (!each.isResolved) unresolved.add(`${brand.id} ${route}: ${each.words}`);
    act(() => editing.stop());
    await site.settle();
    expect(htmlOf(site.root)).toBe(before);
  },
);

it('finds the source of at least 99 % of the words', () => {
  expect(counts.words).toBeGreaterThan(1_000);
  expect([...unresolved].slice(0, counts.words / 100)).toEqual([...unresolved]);
  expect(counts.resolved / counts.words).toBeGreaterThanOrEqual(0.99);
});
