import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '../../../client/app/App';
import { ServedFormContext } from '../../../client/site/inquiry/servedFormContext';
import { documentTexts } from '../../../client/site/search/documentTexts';
import { searchCode } from '../../../client/site/search/searchCode';
import * as siteIndex from '../../../client/site/search/siteIndex';
import en from '../../../client/site/search/documentTexts/en.json';
import fr from '../../../client/site/search/documentTexts/fr.json';
import { tankerMoreCode } from '../../../client/site/tankers/LazyTankerMore';
import { TankerMore } from '../../../client/site/tankers/TankerMore';
import { readContent } from '../../../client/store/api/initialRequests';
import { contentLoaded } from '../../../client/store/content/contentActions';
import { pageImagesLoaded } from '../../../client/store/content/images';
import { languageChosen } from '../../../client/store/language';
import { siteSettingsLoaded } from '../../../client/store/site';
import { becameReady } from '../../../client/store/startup';
import type { AppStore } from '../../../client/store/store';
import { createStore } from '../../../client/store/store';
import { modalCode } from '../../../client/ui/components/dialog/LazyModal';
import { Modal } from '../../../client/ui/components/dialog/Modal';
import { HtmlParser } from '../../../client/ui/text/parseHtml';
import { fontFacesOf } from '../../../client/ui/theme/fonts';
import { styleOptions } from '../../../client/ui/theme/servedStyles';
import { createBrandSystem } from '../../../client/ui/theme/system';
import type { SiteImage } from '../../../model/images/variants';
import { imagePath } from '../../../model/images/variants';
import { recordOfBrands } from '../../../model/site/brands';
import { emotionStyles } from './emotionStyles';
import type { RenderedPage, RenderJob, SiteContent } from './messages';
import { parseHtmlNodes } from './parseHtmlNodes';
import { loadPublicScreens } from './publicScreens';

/** The comments with which React marks a part that is missing in its HTML, because it waits for something or has failed. */
const missingPart = /<!--\$[?!]-->/;

const createSiteStore = ({ bulkLoad, images }: SiteContent): AppStore => {
  const store = createStore();
  store.dispatch(contentLoaded(readContent(JSON.parse(bulkLoad))));
  store.dispatch(pageImagesLoaded(images));
  store.dispatch(becameReady());
  return store;
};

/** The images that the page shows, with the previews that it has: each of them is a hundred bytes. */
const imagesIn = (html: string, images: readonly SiteImage[]): SiteImage[] =>
  images
    .filter(({ name }) => html.includes(`${imagePath}/${name}`))
    .map((image) => (html.includes(image.placeholder) ? image : { ...image, placeholder: '' }));

/** Renders pages from the content that it received last. The result does not depend on the machine or the time. */
export class Renderer {
  private readonly systems = recordOfBrands(({ id }) => createBrandSystem(id));
  private store: AppStore = createStore();
  private images: readonly SiteImage[] = [];

  private constructor(private readonly screens: Awaited<ReturnType<typeof loadPublicScreens>>) {}

  static async create(): Promise<Renderer> {
    modalCode.provide(Modal);
    searchCode.provide(siteIndex);
    documentTexts.en.provide(en);
    documentTexts.fr.provide(fr);
    tankerMoreCode.provide(TankerMore);
    return new Renderer(await loadPublicScreens());
  }

  setContent(content: SiteContent): void {
    this.store = createSiteStore(content);
    this.images = content.images;
  }

  /** @throws if the page or a part of it cannot be rendered */
  render({ settings, language, address, fontFiles, form }: RenderJob): RenderedPage {
    this.store.dispatch(siteSettingsLoaded(settings));
    this.store.dispatch(languageChosen(language));
    const cache = createCache(styleOptions);
    cache.compat = true; // Emotion collects the styles here, instead of writing them between the elements
    const Router = ({ children }: { children: ReactNode }) => (
      <StaticRouter location={address}>{children}</StaticRouter>
    );
    const html = renderToString(
      <StrictMode>
        <CacheProvider value={cache}>
          <HtmlParser value={parseHtmlNodes}>
            <ServedFormContext value={form}>
              <App
                store={this.store}
                system={this.systems[settings.brand]}
                fontFaces={fontFacesOf(fontFiles)}
                screens={this.screens}
                Router={Router}
              />
            </ServedFormContext>
          </HtmlParser>
        </CacheProvider>
      </StrictMode>,
    );
    if (missingPart.test(html)) throw new Error('a part of the page failed, or waits for code');
    return { html, styles: emotionStyles(cache), images: imagesIn(html, this.images) };
  }
}
