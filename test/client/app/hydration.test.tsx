import { CacheProvider } from '@emotion/react';
import { act, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../../../src/client/app/App';
import type { Screens } from '../../../src/client/app/router/AppRoutes';
import { preloadScreen, screens as publicScreens } from '../../../src/client/app/router/screens';
import { readContent } from '../../../src/client/store/api/initialRequests';
import { contentLoaded } from '../../../src/client/store/content/contentActions';
import { pageImagesLoaded } from '../../../src/client/store/content/images';
import { languageChosen } from '../../../src/client/store/language';
import { siteSettingsLoaded } from '../../../src/client/store/site';
import { becameReady } from '../../../src/client/store/startup';
import { createStore } from '../../../src/client/store/store';
import { fontFacesOf } from '../../../src/client/ui/theme/fonts';
import { createStyleCache } from '../../../src/client/ui/theme/servedStyles';
import { createBrandSystem } from '../../../src/client/ui/theme/system';
import { demonstration } from '../../../src/content/rows';
import type { SiteImage } from '../../../src/model/images/variants';
import { defaultDescription } from '../../../src/model/images/variants';
import type { BrandId } from '../../../src/model/site/brands';
import { recordOfBrands } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { queryParametersOf } from '../../../src/model/site/queryParameters';
import { pickQueryParameters } from '../../../src/model/site/pickQueryParameters';
import type { PublicRoute } from '../../../src/model/site/pages';
import { pageOf, publicRoutes } from '../../../src/model/site/pages';
import { matchPath, pathTo } from '../../../src/model/site/paths';
import { readSiteSettings } from '../../../src/model/site/siteSettings';
import { demonstrationLoad } from '../../support/data/demonstrationLoad';
import { RenderThread } from '../../../src/server/pages/rendering/RenderThread';
import { builtRenderWorker } from '../../support/site/server/builtServer';

/* React hydrates a page of the server only if it would have rendered the very same elements. Otherwise it reports an error. */

jest.mock('../../../src/client/site/documents/PdfPreview', () => ({ PdfPreview: () => null })); // needs a canvas

const images: readonly SiteImage[] = [
  ...new Set(JSON.stringify(demonstration).match(/[0-9a-f]{64}\.\w+/g)),
].map((name, index) => ({
  ...{ ...defaultDescription, name, id: null, width: 1200, height: 800, placeholder: 'UklGRg==' },
  isAnimated: index % 5 === 4,
}));

const bulkLoad = JSON.stringify(demonstrationLoad());

const loaded = createStore();
loaded.dispatch(contentLoaded(readContent(JSON.parse(bulkLoad))));
const fontFiles = { heading: '/assets/heading.woff2', body: '/assets/body.woff2' };
const systems = recordOfBrands(({ id }) => createBrandSystem(id));
const thread = new RenderThread({ file: builtRenderWorker(), timeoutMs: 300_000 }); // on a busy machine

beforeAll(() => thread.setContent({ bulkLoad, images }));
afterAll(() => thread.close());

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

interface Visit {
  readonly brand?: BrandId;
  readonly language?: Language;
  readonly address: string;
  readonly screens?: Screens;
  /** Changes what the server has rendered. */
  readonly edit?: (html: string) => string;
}

/** Shows a page of the server, then hydrates it. @returns its elements, and the errors that React reported */
const visit = async ({
  brand = 'norcuve',
  language = 'en',
  address,
  screens = publicScreens,
  edit = String,
}: Visit) => {
  const [pathname = '/', query = ''] = address.split(/(?=[?#])/);
  window.history.replaceState(null, '', address);
  const settings = { ...readSiteSettings(undefined, location), brand };
  const page = await thread.render({
    settings,
    language,
    address: pathname + pickQueryParameters(query, queryParametersOf(matchPath(pathname)?.route)),
    fontFiles,
  });
  document.head.innerHTML = page.styles;
  const movedStyles: string[] = [];
  new MutationObserver((records) => {
    const moved = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    movedStyles.push(...moved.map(({ nodeName }) => nodeName).filter((name) => name === 'STYLE'));
  }).observe(document.head, { childList: true });
  const cache = createStyleCache(); // hydrates the styles
  document.body.innerHTML = `<div id="root">${edit(page.html)}</div>`;
  const container = document.body.firstElementChild as HTMLElement; // the line above creates it
  const served = [...container.querySelectorAll('header, h1, main a, footer')];
  const store = createStore(loaded.getState());
  store.dispatch(siteSettingsLoaded(settings));
  store.dispatch(languageChosen(language));
  store.dispatch(pageImagesLoaded(page.images));
  store.dispatch(becameReady());
  await preloadScreen(pathname);
  const problems: unknown[] = [];
  const onReady = jest.fn();
  await act(async () => {
    root = hydrateRoot(
      container,
      // Without StrictMode: it would render each page twice, which shows nothing more of what differs.
      <CacheProvider value={cache}>
        <App
          {...{ store, system: systems[brand], fontFaces: fontFacesOf(fontFiles), screens, onReady }}
          Router={BrowserRouter}
        />
      </CacheProvider>,
      { onRecoverableError: (error) => void problems.push(error) },
    );
    await Promise.resolve();
  });
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  return { container, served, movedStyles, problems, text: page.html };
};

const idOf = (route: (typeof publicRoutes)[number]): number => {
  const { row } = pageOf(route);
  return row ? (demonstration[row.entity][0]?.id ?? 0) : 0;
};

/** Each language, and each of the two trades. The second brand has the trade of the first, and its own texts and address. */
const visited: readonly (readonly [BrandId, Language])[] = [
  ['norcuve', 'en'],
  ['propacuve', 'fr'],
];

const pagesOfSecondBrand: readonly PublicRoute[] = ['home', 'tankers', 'tanker', 'contact'];

const visitsTo = (route: PublicRoute): readonly (readonly [BrandId, Language, string])[] =>
  [...visited, ...(pagesOfSecondBrand.includes(route) ? [['rubicuve', 'fr'] as const] : [])].map(
    ([brand, language]) => [brand, language, pathTo(route, language, { id: idOf(route) })],
  );

const pages = publicRoutes.filter((route) => pageOf(route).screen !== undefined).flatMap(visitsTo);

it.each(pages)('React hydrates the page of the server: %s, %s, %s', async (brand, language, address) => {
  const { container, served, movedStyles, problems } = await visit({ brand, language, address });
  expect(problems).toEqual([]);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(movedStyles).toEqual([]); // nor added: the browser would lay out the page again
  expect(served.length).toBeGreaterThan(3);
  expect(served.filter((element) => !container.contains(element))).toEqual([]);
});

it.each(['/search?q=relief+valve', '/recherche?q=soupape&utm_source=x', '/search?q=zzzzzz'])(
  'React hydrates the results that the server has found: %s',
  async (address) => {
    const language = address.startsWith('/search') ? 'en' : 'fr';
    const { container, problems, text } = await visit({ address, language });
    const found = (html: ParentNode) => [...html.querySelectorAll('main h2, main [data-hit]')].length;
    const served = found(new DOMParser().parseFromString(text, 'text/html'));
    await waitFor(() => expect(found(container)).toBe(served));
    expect(served).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);

it.each([
  ...['/tankers?utm_source=x&gclid=1#content', '/assemble-mount?type=2', '/manufacturers?x=1'],
  ...['/tankers?material=aluminum-5454,unknown&x=1', '/tankers?compare=1,2,3', '/parts?q=hose&x=1'],
])('React hydrates a page whose address says more than the server knows: %s', async (address) => {
  const { container, problems } = await visit({ address });
  expect(problems).toEqual([]);
  const [other] = container.querySelectorAll<HTMLAnchorElement>('header a[lang=fr]');
  expect(other?.search).toBe(new URL(address, location.href).search);
});

it('the link to the other language works without scripts where both languages share the path', async () => {
  const { text } = await visit({ address: '/' });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelector('header a[lang=fr]')?.getAttribute('href')).toBe('/?lang=fr');
});

it('parts that are hydrated last are compared too', async () => {
  const { problems } = await visit({ address: '/', edit: (html) => html.replace('\u00a9', '(c)') });
  expect(problems).toHaveLength(1);
});

it('a page whose screen fails is hydrated: its bar works', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports the failure there
  const Failing = (): never => {
    throw new Error('a bad screen');
  };
  const { container } = await visit({ address: '/', screens: { ...publicScreens, home: Failing } });
  expect(container.querySelector('main h1')?.textContent).toBe('Sorry');
  expect(container.querySelector('header nav')).not.toBeNull();
});
