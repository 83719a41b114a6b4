import type { SystemContext } from '@chakra-ui/react';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { contentLoaded } from '../../../src/client/store/content/contentActions';
import { languageChosen } from '../../../src/client/store/language';
import { siteSettingsLoaded } from '../../../src/client/store/site';
import { readContent } from '../../../src/client/store/api/initialRequests';
import { createStore } from '../../../src/client/store/store';
import type { AppStore, RootState } from '../../../src/client/store/store';
import { TextProvider } from '../../../src/client/ui/text/TextProvider';
import { SiteThemeProvider } from '../../../src/client/ui/theme/SiteThemeProvider';
import { createBrandSystem } from '../../../src/client/ui/theme/system';
import type { BrandId } from '../../../src/model/site/brands';
import { defaultBrandHosts } from '../../../src/model/site/brands';
import { readSiteSettings } from '../../../src/model/site/siteSettings';
import { entities, entityNames } from '../../../src/model/schema/entities';
import type { Collection, EntityName } from '../../../src/model/schema/entities';
import type { Language } from '../../../src/model/site/languages';
import { demonstrationLoad, demonstrationTexts } from '../data/demonstrationLoad';

type Row = Readonly<Record<string, unknown>>;

export interface ScreenSettings {
  readonly brand?: BrandId;
  readonly language?: Language;
  /** The pattern of the screen's route (`route`), and the visited path (`path`). */
  readonly route?: string;
  readonly path?: string;
  /** The page that the visitor saw before; without it, the screen is the first page of the visit. */
  readonly previousPath?: string;
  readonly apiBaseUrl?: string;
  /** Collections that replace those of the demonstration, in the shape of the bulk load. */
  readonly content?: Readonly<Partial<Record<Collection<EntityName>, readonly Row[]>>>;
  /** Texts that replace those of the demonstration, by page and key: `{ 'contact/friday-sales-hours': '' }`. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The texts of the demonstration, in the shape of the bulk load. */
const textRows = (texts: Readonly<Record<string, string>>): readonly Row[] =>
  demonstrationTexts.map((text) => ({
    ...text,
    resource: texts[`${text.page ?? 'shared'}/${text.object_key}`] ?? text.resource,
  }));

/** The state of a store that has loaded this content. */
const loadedState = (bulkLoad: Readonly<Record<string, readonly unknown[]>>): RootState => {
  const store = createStore();
  store.dispatch(contentLoaded(readContent(bulkLoad)));
  return store.getState();
};

/** A site with the demonstration. It is loaded once, and what is derived from it, such as the index of its texts, is derived once. */
const demonstrationState = loadedState(demonstrationLoad());

/** The state of a screen's store. Only what replaces the demonstration is loaded again. */
const stateFor = ({ content = {}, texts }: ScreenSettings): RootState => {
  const given = loadedState({ ...content, ...(texts && { resources: textRows(texts) }) });
  const collections = entityNames.map((name) => entities[name].collection).filter((name) => name in content);
  return {
    ...demonstrationState,
    ...Object.fromEntries(collections.map((name) => [name, given[name]])),
    ...(texts && { resources: given.resources }),
  };
};

const systems = new Map<BrandId, SystemContext>();

/** The theme of a brand. It is created once, since it caches the styles that it has computed. */
const systemOf = (brand: BrandId): SystemContext => {
  const system = systems.get(brand) ?? createBrandSystem(brand);
  systems.set(brand, system);
  return system;
};

/** The address of the page and the buttons of the browser. */
interface History {
  address: () => string;
  back: () => void;
  forward: () => void;
}

const HistoryProbe = ({ history }: { history: History }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    history.address = () => pathname + search;
    history.back = () => act(() => void navigate(-1));
    history.forward = () => act(() => void navigate(1));
  });
  return null;
};

interface ScreenTree {
  readonly store: AppStore;
  readonly history: Readonly<History>;
}

/** A screen as the site renders it: in a brand and a language, with content that passed through the bulk load. */
export function screenTree(
  Screen: ComponentType,
  settings: ScreenSettings = {},
): ScreenTree & { readonly tree: ReactElement } {
  const {
    brand = 'norcuve',
    language = 'en',
    route = '/',
    path = route,
    apiBaseUrl = '',
    previousPath,
  } = settings;
  const store = createStore(stateFor(settings));
  store.dispatch(
    siteSettingsLoaded({
      ...readSiteSettings(undefined, location),
      brand,
      brandHosts: defaultBrandHosts,
      apiBaseUrl,
    }),
  );
  store.dispatch(languageChosen(language));
  const history: History = { address: () => '', back: () => undefined, forward: () => undefined };
  const tree = (
    <Provider store={store}>
      <SiteThemeProvider system={systemOf(brand)}>
        <TextProvider>
          <MemoryRouter initialEntries={previousPath === undefined ? [path] : [previousPath, path]}>
            <HistoryProbe history={history} />
            <Routes>
              <Route path={route} element={<Screen />} />
              {previousPath === undefined ? null : <Route path={previousPath} element={null} />}
            </Routes>
          </MemoryRouter>
        </TextProvider>
      </SiteThemeProvider>
    </Provider>
  );
  return { tree, store, history };
}

/** Renders a screen as the browser does. */
export function renderScreen(
  Screen: ComponentType,
  settings: ScreenSettings = {},
): RenderResult & ScreenTree {
  const { tree, ...rest } = screenTree(Screen, settings);
  return { ...render(tree), ...rest };
}

/** The same, for a screen that updates itself after its first render, such as tabs or a video that plays when in view. */
export const renderSettledScreen: (
  ...args: Parameters<typeof renderScreen>
) => Promise<ReturnType<typeof renderScreen>> = async (...args) => {
  const result = renderScreen(...args);
  await act(() => Promise.resolve());
  return result;
};

/** Numbers and times as typed: with normal spaces in place of no-break spaces. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim();
}
