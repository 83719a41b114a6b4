import { dayIn } from '../../model/format/days';
import type { Brand } from '../../model/site/brands';
import type { BrandId } from '../../model/site/brands';
import { isNarrowed } from '../../model/site/narrowedList';
import { pageOf } from '../../model/site/pages';
import { shellPath } from '../../model/site/offlineManifest';
import { isProtectedRoute, matchPath } from '../../model/site/paths';
import type { SaleSettings } from '../../model/site/screens/tankers/listedTankers';
import type { SiteSettings } from '../../model/site/siteSettings';
import type { Config } from '../config';
import { withTimeout } from '../system/withTimeout';
import type { BuiltClient } from './document/builtClient';
import type { CachedPage, PageCache } from './pageCache';
import { createCachedPage } from './pageCache';
import type { PageContent } from './pageContent';
import { createPageContext } from './pageContext';
import type { ContextInLanguage, PageDescription, PageRequest } from './pageDescription';
import { describePage, describeShell } from './pageDescription';
import { pageDocument } from './document/pageDocument';
import type { Rendering } from './rendering/startRenderer';

/** The site of a request. */
export interface PageSite {
  readonly brand: Brand;
  /** The URL of each brand's site. */
  readonly urlOf: (brand: BrandId) => string;
  /** Without a trailing slash. */
  readonly origin: string;
}

export interface PageSources {
  readonly config: Pick<Config, 'brandHosts' | 'inquiryDays' | 'timeZone' | 'soldDays'>;
  readonly content: PageContent;
  readonly built: BuiltClient;
  readonly pages: PageCache;
  /** Undefined where the server does not render pages. */
  readonly rendering: Rendering | undefined;
}

interface NarrowedPages {
  /** The pages of narrowed lists. There are any number of them, so only a few are cached, apart from the others. */
  readonly narrowedPages: PageCache;
}

/** How long a response waits for its page, in milliseconds. Then it goes out without, and the browser renders the page. */
const renderTimeoutMs = 500;

/** Queries are not longer than this, in characters, except where somebody tries something. */
const maxSearchLength = 300;

/** The name of a page in the cache. */
const nameOf = (
  { origin }: PageSite,
  { pathname, language, preferredLanguage, search }: PageRequest,
): string => [origin, pathname, language, preferredLanguage, search].join(' ');

/** The day at the company, and how long a sold tanker is listed. The pages depend on both. */
const saleSettingsOf = ({ timeZone, soldDays }: Pick<Config, 'timeZone' | 'soldDays'>): SaleSettings => ({
  today: dayIn(timeZone, Date.now()),
  timeZone,
  soldDays,
});

type ContentSources = Pick<PageSources, 'content' | 'config'>;

/** Changes whenever cached pages become invalid: with the key of the content, and with the day at the company. */
export function pageStateOf({ content, config }: ContentSources): string {
  return `${content.contentKey()} ${saleSettingsOf(config).today}`;
}

/** The content and the settings of the pages of a site, in a language. */
export function pageContextOf(
  { brand, origin }: PageSite,
  { content, config }: ContentSources,
): ContextInLanguage {
  return (language) => createPageContext(content, brand, language, { origin, ...saleSettingsOf(config) });
}

/** Describes the page of a request. */
export function describeRequest(
  site: PageSite,
  request: PageRequest,
  sources: PageSources,
): Promise<PageDescription> | PageDescription {
  const contextIn = pageContextOf(site, sources);
  return request.pathname === shellPath
    ? describeShell(contextIn)
    : describePage(request, sources.content, contextIn);
}

/** The settings of the pages of a site. */
export function settingsOf({ brand, origin }: PageSite, { config, content }: PageSources): SiteSettings {
  const sales = saleSettingsOf(config);
  return {
    brand: brand.id,
    brandHosts: config.brandHosts,
    apiBaseUrl: '',
    contentVersion: content.version(),
    origin,
    year: Number(sales.today.slice(0, 4)),
    ...sales,
    inquiryDays: config.inquiryDays,
  };
}

/** Whether the server has the screen of a page. The administration has some screens, and the browser renders them. */
const hasScreen = ({ status, route }: PageDescription): boolean =>
  status === 200 && route !== undefined && !isProtectedRoute(route) && pageOf(route).screen !== undefined;

const isNarrowedPage = ({ pathname, search }: PageRequest): boolean =>
  isNarrowed(matchPath(pathname)?.route, search);

/** The page with its content rendered as the browser shows it. */
const serverRenderedPage = async (
  site: PageSite,
  request: PageRequest,
  sources: PageSources,
  { renderer }: Rendering,
): Promise<CachedPage> => {
  const { search, pathname } = request;
  const settings = settingsOf(site, sources);
  const page = await describeRequest(site, request, sources);
  if (!hasScreen(page)) throw new Error('the page has gone since visitors asked for it');
  const [{ language }] = page.contexts;
  const job = { settings, language, address: pathname + search };
  const rendered = await renderer.render(job);
  const { urlOf } = site;
  const { built } = sources;
  return createCachedPage(
    page.status,
    pageDocument({ page, built, settings, urlOf, rendered: { ...rendered, search } }),
  );
};

/**
 * The page that the browser renders alone. Without scripts it has little to read. Unknown paths share one page per language,
 * since there are any number of them.
 */
const clientRenderedPage = async (
  site: PageSite,
  request: PageRequest,
  sources: PageSources,
  state: string,
  { willBeRendered }: { readonly willBeRendered: boolean },
): Promise<CachedPage> => {
  const { pages, built } = sources;
  const { origin, urlOf } = site;
  const settings = settingsOf(site, sources);
  const page = await describeRequest(site, request, sources);
  const isRenderable = hasScreen(page);
  const render = (): Promise<CachedPage> =>
    createCachedPage(
      page.status,
      pageDocument({ page, built, settings, urlOf, willBeRendered: isRenderable && willBeRendered }),
      isRenderable,
    );
  if (page.status === 200) return render();
  const languages = page.contexts.map(({ language }) => language).join();
  return pages.get(state, `${origin} not found ${languages}`, render);
};

/**
 * The cached page with its content as the browser shows it. A page that is requested often is rendered again after a change.
 * @returns 'late' if a response cannot wait for it, 'failed' if it cannot be rendered
 */
const findServerRenderedPage = async (
  site: PageSite,
  request: PageRequest,
  sources: PageSources,
  state: string,
  rendering: Rendering,
): Promise<CachedPage | 'late' | 'failed'> => {
  const { pages, content } = sources;
  const name = nameOf(site, request);
  const render = (current: string): Promise<CachedPage> =>
    pages.get(current, `${name} rendered`, () => serverRenderedPage(site, request, sources, rendering));
  if (!isNarrowedPage(request))
    rendering.frequentPages.count(name, async () => {
      await content.refresh();
      await render(pageStateOf(sources));
    });
  const rendered = render(state).catch(() => 'failed' as const);
  return (await withTimeout(rendered, renderTimeoutMs)) ?? 'late';
};

/**
 * The cached page of a request: with its content as the browser shows it or, while that is not ready or cannot be had, the page
 * that the browser renders alone.
 */
export async function findPage(
  site: PageSite,
  request: PageRequest,
  { narrowedPages, ...general }: PageSources & NarrowedPages,
): Promise<CachedPage> {
  const sources = isNarrowedPage(request) ? { ...general, pages: narrowedPages } : general;
  const { pages, rendering } = sources;
  const state = pageStateOf(sources);
  const name = nameOf(site, request);
  const canRender = rendering !== undefined && request.search.length <= maxSearchLength;
  const clientRendered = await pages.get(state, name, () =>
    clientRenderedPage(site, request, sources, state, { willBeRendered: canRender }),
  );
  // A page of status 404 is cached once per site and language, as 'not found': unknown paths would push the other pages out.
  if (clientRendered.status === 404) pages.delete(name);
  if (!canRender || !clientRendered.isRenderable) return clientRendered;
  const serverRendered = await findServerRenderedPage(site, request, sources, state, rendering);
  if (serverRendered === 'late') return clientRendered;
  if (serverRendered !== 'failed') return serverRendered;
  return pages.get(state, `${name} alone`, () =>
    clientRenderedPage(site, request, sources, state, { willBeRendered: false }),
  );
}
