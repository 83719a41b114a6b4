import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { brandIds, brandUrl } from '../../model/site/brands';
import type { BrandId } from '../../model/site/brands';
import { releaseHeader, shellPath } from '../../model/site/offlineManifest';
import type { Language } from '../../model/site/languages';
import { languageIn } from '../../model/site/languages';
import { matchPath } from '../../model/site/paths';
import { openedRow } from '../../model/site/screens/openedRow';
import type { Config } from '../config';
import { encodingOf } from '../http/contentEncodings';
import { prepareFailure } from '../http/errors';
import { addVary, allowScript, markStale } from '../http/headers';
import { sendMisdirected, siteHostOf } from '../http/siteHost';
import type { BuiltClient } from './builtClient';
import { readBuiltClient } from './builtClient';
import type { CachedPage } from './pageCache';
import { PageCache, renderCachedPage } from './pageCache';
import { errorPage } from './errorPage';
import type { PageContent } from './pageContent';
import { describePage } from './pageDescription';
import type { PageRequest } from './pageDescription';
import { pageDocument } from './pageDocument';
import { requestedPage } from './body/listPage';
import { createPageContext } from './pageContext';
import { describeShell } from './shell';
import { robotsText, sitemap } from './sitemap';
import { serveStaticFiles } from './staticFiles';
import type { ServiceWorkerScript } from './workerScript';

interface PageOptions {
  readonly config: Pick<Config, 'brandHosts' | 'hostHeader'>;
  readonly content: PageContent;
  /** The folder of the built client, which holds manifest.json. */
  readonly assetsDirectory: string;
}

/** Sends a page. The browser may store it, but must revalidate it each time. */
const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  type = 'text/html; charset=utf-8',
): Promise<FastifyReply> => {
  reply.code(page.status).header('cache-control', 'no-cache').header('etag', page.etag);
  addVary(reply, 'Accept-Encoding');
  const ifNoneMatch = { 'if-none-match': request.headers['if-none-match'] }; // no other header decides
  if (page.status === 200 && fresh(ifNoneMatch, { etag: page.etag })) return reply.code(304).send();
  reply.type(type).header('x-content-type-options', 'nosniff');
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
};

/** The port in a Host header; '' where there is none or it is invalid. */
const portOf = (host: string): string => {
  const port = /:(\d{1,5})$/.exec(host)?.[1] ?? '';
  return Number(port) >= 1 && Number(port) <= 65_535 ? port : '';
};

/** The site of a request: its brand, and the URL of each brand's site; undefined for a host of no brand. */
const siteOf = (request: FastifyRequest, config: PageOptions['config']) => {
  const siteHost = siteHostOf(request, config);
  if (!siteHost) return undefined;
  const { brand, host } = siteHost;
  const place = { protocol: request.protocol === 'https' ? 'https:' : 'http:', port: portOf(host) };
  const urlOf = (id: BrandId): string => brandUrl(id, config.brandHosts, place);
  return { brand, urlOf, origin: urlOf(brand.id).replace(/\/$/, '') };
};

type Site = NonNullable<ReturnType<typeof siteOf>>;

interface PageSources {
  readonly built: BuiltClient;
  readonly pages: PageCache;
}

/** Reads a request. A query has a meaning only for the pages that use it. */
const readRequest = (url: string): PageRequest => {
  const [pathname = '/', query = ''] = url.split(/\?(.*)/s);
  const openedId = query === '' ? undefined : openedRow(matchPath(pathname), query)?.id;
  return { pathname, language: languageIn(query), listPageNumber: requestedPage(query), openedId };
};

/** The name of a page in the cache, without its origin. */
const nameOf = ({ pathname, language, listPageNumber, openedId }: PageRequest): string =>
  [pathname, language, listPageNumber, openedId].join(' ');

/** The cached page of a request. Unknown paths share one page per language, since there are any number of them. */
const findPage = async (
  { brand, urlOf, origin }: Site,
  request: PageRequest,
  { config, content }: PageOptions,
  { built, pages }: PageSources,
): Promise<CachedPage> => {
  const contextIn = (language: Language) => createPageContext(content, brand, language, origin);
  const settings = { brand: brand.id, brandHosts: config.brandHosts, apiBaseUrl: '' };
  const state = content.cacheKey();
  const name = `${origin} ${nameOf(request)}`;
  const found = await pages.get(state, name, async () => {
    const page =
      request.pathname === shellPath
        ? describeShell(contextIn)
        : await describePage(request, content, contextIn);
    const render = (): CachedPage =>
      renderCachedPage(
        page.status,
        pageDocument({
          page,
          built,
          settings: { ...settings, contentVersion: content.version() },
          urlOf,
        }),
      );
    if (page.status === 200) return render();
    const languages = page.contexts.map(({ language }) => language).join();
    return pages.get(state, `${origin} not found ${languages}`, () => Promise.resolve(render()));
  });
  if (found.status === 404) pages.delete(name);
  return found;
};

const serveWorker = (app: FastifyInstance, { script }: ServiceWorkerScript): void => {
  const page = renderCachedPage(200, script);
  app.get('/service-worker.js', (request, reply) =>
    sendPage(request, reply, page, 'text/javascript; charset=utf-8'),
  );
};

/** The files that only search engines read. */
const searchEngineRoutes = (
  app: FastifyInstance,
  { config, content }: PageOptions,
  pages: PageCache,
): void => {
  app.get('/robots.txt', (request, reply) => {
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(site.origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    await refreshFor(reply, content);
    const { brand, origin } = site;
    const contextIn = (language: Language) => createPageContext(content, brand, language, origin);
    const page = await pages.get(content.cacheKey(), `${origin} sitemap`, () =>
      Promise.resolve(renderCachedPage(200, sitemap(contextIn))),
    );
    return sendPage(request, reply, page, 'application/xml; charset=utf-8');
  });
};

/** A browser shows no JSON where it requested a page. */
const sendErrorPages = (app: FastifyInstance, config: PageOptions['config']): void => {
  app.setErrorHandler((error, request, reply) => {
    const { code, values } = prepareFailure(error, request, reply);
    const brand = siteOf(request, config)?.brand.id ?? brandIds[0];
    return reply.type('text/html; charset=utf-8').send(errorPage(brand, code, values));
  });
};

const refreshFor = async (reply: FastifyReply, content: PageContent): Promise<void> => {
  await content.refresh();
  if (content.isStale()) markStale(reply);
};

/**
 * Serves the pages of the site, each with the brand of its host, and the files of the built client.
 * For an unknown path it sends the not-found page with status 404. Paths that begin with /api belong to the API.
 * @throws when the client has not been built.
 */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { config, content, assetsDirectory } = options;
  const built = await readBuiltClient(assetsDirectory);
  sendErrorPages(app, config);
  const pages = new PageCache();
  await serveStaticFiles(app, assetsDirectory);
  if (built.worker) serveWorker(app, built.worker);
  searchEngineRoutes(app, options, pages);
  app.get('/*', async (request, reply) => {
    const pageRequest = readRequest(request.url);
    if (/^\/api(?:\/|$)/.test(pageRequest.pathname)) {
      reply.callNotFound();
      return reply;
    }
    const site = siteOf(request, config);
    if (!site) return sendMisdirected(reply);
    await refreshFor(reply, content);
    const page = await findPage(site, pageRequest, options, { built, pages });
    allowScript(reply, built.boot.source);
    if (built.worker) reply.header(releaseHeader, built.worker.release);
    return sendPage(request, reply, page);
  });
}
