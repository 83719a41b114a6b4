import type { SystemContext } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { contentLoaded } from '../../../src/client/store/content/contentActions';
import { languageChosen } from '../../../src/client/store/language';
import { siteRecognized } from '../../../src/client/store/site';
import { readContent } from '../../../src/client/store/api/initialRequests';
import { createStore } from '../../../src/client/store/store';
import type { AppStore } from '../../../src/client/store/store';
import { TextProvider } from '../../../src/client/ui/text/TextProvider';
import { SiteThemeProvider } from '../../../src/client/ui/theme/SiteThemeProvider';
import { createBrandSystem } from '../../../src/client/ui/theme/system';
import type { BrandId } from '../../../src/model/site/brands';
import { defaultBrandHosts } from '../../../src/model/site/brands';
import { entities, entityNames } from '../../../src/model/schema/entities';
import type { Collection, EntityName } from '../../../src/model/schema/entities';
import type { Language } from '../../../src/model/site/languages';
import { demonstration } from '../../../src/content/rows';
import { initialTexts } from '../../../src/server/content/initialTexts';

type Row = Readonly<Record<string, unknown>>;

interface ScreenSettings {
  readonly brand?: BrandId;
  readonly language?: Language;
  /** The path of the screen's route, and the one that is visited. */
  readonly route?: string;
  readonly path?: string;
  readonly apiBaseUrl?: string;
  /** Collections in the place of those of the demonstration, as the bulk load would bring them. */
  readonly content?: Readonly<Partial<Record<Collection<EntityName>, readonly Row[]>>>;
  /** Texts in the place of those of the demonstration, by page and key: `{ 'contact/friday-sales-hours': '' }`. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The answer of the bulk load of a site with the demonstration content. */
const bulkLoad = ({ content = {}, texts = {} }: ScreenSettings): Row => ({
  ...Object.fromEntries(entityNames.map((name) => [entities[name].collection, demonstration[name]])),
  resources: initialTexts.map((text, index) => ({
    ...text,
    id: index + 1,
    resource: texts[`${text.page ?? 'shared'}/${text.object_key}`] ?? text.resource,
  })),
  ...content,
});

const systems = new Map<BrandId, SystemContext>();

/** The theme of a brand, made once: it remembers the styles that it has worked out. */
const systemOf = (brand: BrandId): SystemContext => {
  const system = systems.get(brand) ?? createBrandSystem(brand);
  systems.set(brand, system);
  return system;
};

/** Renders a screen as the site would: in a brand and a language, on content that went the way of the bulk load. */
export const renderScreen = (
  Screen: ComponentType,
  settings: ScreenSettings = {},
): RenderResult & { readonly store: AppStore } => {
  const { brand = 'norcuve', language = 'en', route = '/', path = route, apiBaseUrl = '' } = settings;
  const store = createStore();
  store.dispatch(siteRecognized({ brand, brandHosts: defaultBrandHosts, apiBaseUrl, contentVersion: 0 }));
  store.dispatch(languageChosen(language));
  store.dispatch(contentLoaded(readContent(bulkLoad(settings))));
  const result = render(
    <Provider store={store}>
      <SiteThemeProvider system={systemOf(brand)}>
        <TextProvider>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path={route} element={<Screen />} />
            </Routes>
          </MemoryRouter>
        </TextProvider>
      </SiteThemeProvider>
    </Provider>,
  );
  return { ...result, store };
};

/** The same, for a screen that starts something of its own once it is there: tabs, or what is played when it is in view. */
export const renderSettledScreen: (
  ...given: Parameters<typeof renderScreen>
) => Promise<ReturnType<typeof renderScreen>> = async (...given) => {
  const result = renderScreen(...given);
  await act(() => Promise.resolve());
  return result;
};

/** Figures and hours as one would type them: without the blanks that keep a line from breaking. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
