import { readFileSync } from 'node:fs';
import { demonstration } from '../../../src/content/rows';
import { numberFormatOf } from '../../../src/model/format/numbers';
import { pageDocuments } from '../../../src/model/search/pageDocuments';
import { rowDocuments } from '../../../src/model/search/rowDocuments';
import type { SearchContent } from '../../../src/model/search/SearchContent';
import type { SearchDocument } from '../../../src/model/search/SearchDocument';
import { SearchIndex } from '../../../src/client/ui/search/SearchIndex';
import { readSynonyms } from '../../../src/model/search/searchQuery';
import type { RowsOf } from '../../../src/model/site/screens/openedRow';
import type { BrandId } from '../../../src/model/site/brands';
import { brands } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { lookupBrandText } from '../../../src/model/text/brandTexts';
import { indexTexts } from '../../../src/model/text/texts';
import { isAdministrationText, storedPage } from '../../../src/model/text/textPages';
import { demonstrationTexts } from '../../support/data/demonstrationLoad';

/** The texts that visitors load. */
const texts = demonstrationTexts.filter((text) => !isAdministrationText(text));
const textIndex = indexTexts(texts);

const documentTextsIn = (language: Language): SearchContent['documentTexts'] =>
  JSON.parse(
    readFileSync(`src/client/site/search/documentTexts/${language}.json`, 'utf8'),
  ) as SearchContent['documentTexts']; // tools/studio writes it

/** The content of the demonstration, as a visitor of a brand reads it. */
export function demonstrationContent(brand: BrandId, language: Language): SearchContent {
  return {
    brand: brands[brand],
    language,
    rows: ((entity: keyof typeof demonstration) => demonstration[entity]) as RowsOf, // of the requested kind
    texts,
    text: (page, key) =>
      lookupBrandText(textIndex, brands[brand], language, key, storedPage(page) ?? undefined)?.resource ??
      `missing: ${page}/${key}`,
    formatNumber: numberFormatOf(language),
    documentTexts: documentTextsIn(language),
    siteOf: (id) => `https://${id}.example.com/`,
  };
}

export function demonstrationIndex(brand: BrandId, language: Language): SearchIndex<SearchDocument> {
  const content = demonstrationContent(brand, language);
  const index = new SearchIndex<SearchDocument>();
  index.setSynonyms(readSynonyms([content.text('search', 'synonyms')]));
  index.update([...rowDocuments(content), ...pageDocuments(content)]);
  return index;
}
