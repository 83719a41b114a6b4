import type { SearchContent } from '../../../model/search/SearchContent';
import type { Language } from '../../../model/site/languages';
import { importWithRetry } from '../../ui/lazy/importWithRetry';
import type { LazyCode } from '../../ui/lazy/lazyCode';
import { lazyCode } from '../../ui/lazy/lazyCode';

type DocumentTexts = SearchContent['documentTexts'];

interface TextsModule {
  readonly default: DocumentTexts;
}

const textsOf = (load: () => Promise<TextsModule>): LazyCode<DocumentTexts> =>
  lazyCode(async () => (await importWithRetry(load)).default);

/** The texts of the documents, page by page. tools/studio writes them. */
export const documentTexts: Readonly<Record<Language, LazyCode<DocumentTexts>>> = {
  en: textsOf(() => import(/* webpackChunkName: "search-texts-en" */ './documentTexts/en.json')),
  fr: textsOf(() => import(/* webpackChunkName: "search-texts-fr" */ './documentTexts/fr.json')),
};
