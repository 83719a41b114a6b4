import { numberFormatOf } from '../../../model/format/numbers';
import type { HitGroup } from '../../../model/search/groupHits';
import { groupHits } from '../../../model/search/groupHits';
import { pageDocuments } from '../../../model/search/pageDocuments';
import { documentNames } from '../../../model/search/documentNames';
import { rowDocuments } from '../../../model/search/rowDocuments';
import type { SearchContent } from '../../../model/search/SearchContent';
import type { SearchDocument } from '../../../model/search/SearchDocument';
import { readSynonyms } from '../../../model/search/searchQuery';
import { brandUrl } from '../../../model/site/brands';
import { languages } from '../../../model/site/languages';
import { lookupText } from '../../../model/text/texts';
import { selectBrand, selectRows, selectTextIndex, selectTexts } from '../../store/selectors';
import type { AppStore, RootState } from '../../store/store';
import { SearchIndex } from '../../ui/search/SearchIndex';
import { withFulfilledStatus } from '../../ui/lazy/lazyCode';
import { textIn } from '../../ui/text/textIn';
import { withNamedFirst } from './namedFirst';
import { selectSearchSources } from './searchSources';
import { documentTexts as textsOfDocuments } from './documentTexts';
import type { UploadedTexts } from './UploadedTexts';

type DocumentTexts = SearchContent['documentTexts'];

const contentOf = (state: RootState, documentTexts: DocumentTexts): SearchContent => ({
  brand: selectBrand(state),
  language: state.language,
  rows: (entity) => selectRows(state, entity),
  texts: selectTexts(state),
  text: (page, key) => textIn(state, page)(key as never), // the index asks for keys of several pages
  formatNumber: numberFormatOf(state.language),
  documentTexts,
  siteOf: (brand) => brandUrl(brand, state.site.brandHosts, new URL(state.site.origin)),
});

const documentsIn = (content: SearchContent): SearchDocument[] => [
  ...rowDocuments(content),
  ...pageDocuments(content),
];

/** The words of both languages: many visitors read one and work in the other. */
const synonymsOf = (state: RootState) =>
  readSynonyms(
    languages.map(
      (language) => lookupText(selectTextIndex(state), language, 'synonyms', 'search')?.resource ?? '',
    ),
  );

/** Lets the browser do more urgent work first. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve);
  });

/** The index of the content that a store holds, in the language and for the brand of its reader. */
export class SiteIndex {
  private index = new SearchIndex<SearchDocument>();
  private documentTexts: DocumentTexts = {};
  /** The brand and the language of the index. */
  private siteKey = '';
  private sources: readonly unknown[] = [];
  private uploaded: UploadedTexts | undefined;
  private built: { readonly siteKey: string; readonly promise: Promise<void> } | undefined;

  constructor(private readonly store: AppStore) {}

  /** The results of a search, by page; undefined while the index must be built first. */
  find(state: RootState, query: string): readonly HitGroup[] | undefined {
    const provided = textsOfDocuments[state.language].loaded();
    const isOther = this.siteKey !== siteKeyOf(state);
    if (provided && isOther) this.begin(state, provided);
    else if (isOther) return undefined;
    this.update(state);
    return groupHits(this.index.search(query, withNamedFirst));
  }

  /**
   * Loads the texts of uploaded documents. The page shows results without them first, as the server does.
   * @param create brings the code, which is not needed before
   * @returns whether the same search may find more now
   */
  loadUploadedTexts(create: () => UploadedTexts): Promise<boolean> {
    const state = this.store.getState();
    const written = textsOfDocuments[state.language].loaded() ?? {};
    const names = documentNames((entity) => selectRows(state, entity)).filter((name) => !(name in written));
    this.uploaded ??= create();
    return this.uploaded.load(state.site.apiBaseUrl, names);
  }

  /** Builds the index in idle moments. */
  build(): Promise<void> {
    const siteKey = siteKeyOf(this.store.getState());
    return this.building(siteKey) ?? this.startBuilding(siteKey);
  }

  /** The promise of `build` for the current brand and language; undefined if it was not called. */
  building(siteKey = siteKeyOf(this.store.getState())): Promise<void> | undefined {
    return this.built?.siteKey === siteKey ? this.built.promise : undefined;
  }

  private startBuilding(siteKey: string): Promise<void> {
    this.built = { siteKey, promise: withFulfilledStatus(this.buildFor(siteKey)) };
    return this.built.promise;
  }

  private async buildFor(siteKey: string): Promise<void> {
    const { language } = this.store.getState();
    const documentTexts = await textsOfDocuments[language].load().catch(() => ({})); // without them
    await idle();
    const state = this.store.getState();
    if (siteKeyOf(state) !== siteKey) return;
    const index = new SearchIndex<SearchDocument>();
    await index.updateInSteps(documentsIn(contentOf(state, documentTexts)), idle);
    this.begin(state, documentTexts, index);
  }

  private begin(
    state: RootState,
    documentTexts: DocumentTexts,
    index = new SearchIndex<SearchDocument>(),
  ): void {
    this.index = index;
    this.documentTexts = documentTexts;
    this.siteKey = siteKeyOf(state);
    this.sources = [];
  }

  private update(state: RootState): void {
    const sources = [...selectSearchSources(state), this.uploaded?.source];
    if (sources.every((source, position) => source === this.sources[position])) return;
    this.sources = sources;
    this.index.setSynonyms(synonymsOf(state));
    this.index.update(
      documentsIn(contentOf(state, { ...this.uploaded?.in(state.language), ...this.documentTexts })),
    );
  }
}

const siteKeyOf = ({ language, site }: RootState): string => `${site.brand} ${language}`;

const indexes = new WeakMap<AppStore, SiteIndex>();

/** The index of a store. There is one for each. */
export function siteIndexOf(store: AppStore): SiteIndex {
  const index = indexes.get(store) ?? new SiteIndex(store);
  indexes.set(store, index);
  return index;
}
